import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import org.mapstruct.Mapper;
import org.mapstruct.factory.Mappers;

class Main {
  record Point(int x, int y) {}

  record Place(int x, int y) {}

  @Mapper
  interface Places {
    Place of(Point point);

    default void run(DeviceQueue q, int[] a, Point point) {
      Place place = of(point);
      q.parallelFor(range(a.length), i -> a[i] = place.x() * i + place.y()).await();
    }
  }

  public static void main(String[] arguments) {
    int[] a = new int[4];
    try (DeviceQueue q = DeviceQueue.open()) {
      Mappers.getMapper(Places.class).run(q, a, new Point(3, 1));
    }
    System.out.println(a[3] == 10 ? "PASS" : "a[3] is " + a[3]);
  }
}
