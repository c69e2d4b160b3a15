import static dev.sycamore.AccessMode.*;
import static dev.sycamore.Range.range;

import dev.sycamore.*;
import java.util.List;

/** Accessors of records: modes, and what cannot be stored. */
public class RecordBufferAccess {
  record Point(float x, float y) {}

  record Named(int id, String name) {}

  record Listed(Point at, List<Integer> all) {}

  static void modes(DeviceQueue q, RecordDeviceBuffer<Point> b, int[] out) {
    q.submit(
        h -> {
          RecordAccessor<Point> a = b.access(h, READ);
          h.parallelFor(range(8), i -> /*! SYC1051 | accessor `a` */a.set(i, a.get(i)));
        });
    q.submit(
        h -> {
          RecordAccessor<Point> a = b.access(h, WRITE_DISCARD);
          h.parallelFor(
              range(8),
              i -> {
                out[i] = (int) /*! SYC1052 | accessor `a` */a.get(i).y();
                a.set(i, new Point(i, i));
              });
        });
  }

  static void stored(
      DeviceQueue q, RecordDeviceBuffer<Named> named, RecordDeviceBuffer<Listed> listed, int[] out) {
    q.submit(
        h -> {
          RecordAccessor<Named> a = named.access(h, READ);
          RecordAccessor<Listed> l = listed.access(h, READ);
          h.parallelFor(
              range(8), i -> out[i] = /*! SYC1009 | `a` */a.get(i).id() + /*! SYC1009 | `l` */l.size());
        });
  }
}
