import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

class Main {
  public static void main(String[] arguments) throws Exception {
    int results =
        new Runner(
                new OptionsBuilder()
                    .forks(0)
                    .warmupIterations(0)
                    .measurementIterations(1)
                    .measurementTime(TimeValue.milliseconds(100))
                    .shouldFailOnError(true)
                    .build())
            .run()
            .size();
    System.out.println(results == 1 ? "PASS" : "FAIL");
  }
}
