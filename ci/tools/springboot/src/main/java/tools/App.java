package tools;

import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.context.annotation.Bean;

@SpringBootApplication
public class App {
  int factor = 6;

  @Bean
  public int[] numbers() {
    int[] a = new int[4];
    try (DeviceQueue q = DeviceQueue.open()) {
      q.parallelFor(range(a.length), i -> a[i] = factor * i).await();
    }
    return a;
  }

  public static void main(String[] arguments) {
    try (var context = SpringApplication.run(App.class, arguments)) {
      int[] a = context.getBean(int[].class);
      System.out.println(a[3] == 18 ? "PASS" : "a[3] is " + a[3]);
    }
  }
}
