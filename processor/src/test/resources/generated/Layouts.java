import static dev.sycamore.AccessMode.READ_WRITE;
import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.*;

class Layouts {
  enum Mode {
    A,
    B
  }

  record Point(byte tag, double x, float y) {}

  record Shape(Point at, float[] data, boolean open) {}

  static void padding(
      DeviceQueue q, byte b, double d, boolean z, char c, short s, Half h, int i, byte e, long l, float f, Mode m, double[] out) {
    q.singleTask(
        () -> {
          out[0] = b + d + (z ? 1 : 2) + c + s + i + e + l + f + m.ordinal();
          out[1] = h.toFloat();
        });
  }

  static void dropped(DeviceQueue q, byte b, double unused, short s, float[] only, float[] never, int[] length, byte[] out) {
    q.singleTask(
        () -> {
          only[0] = b + s + length.length;
          if (false) {
            never[0] = (float) unused;
          }
          out[out.length - 1] = 1;
        });
  }

  static void accessors(DeviceQueue q, byte b, ByteDeviceBuffer bytes, FloatDeviceBuffer2 floats, LongDeviceBuffer3 longs) {
    q.submit(
        h -> {
          ByteAccessor one = bytes.access(h, READ_WRITE);
          FloatAccessor2 two = floats.access(h, READ_WRITE);
          LongAccessor3 three = longs.access(h, READ_WRITE);
          LongAccessor3 sizes = longs.access(h, READ_WRITE);
          h.parallelFor(
              range(4),
              i -> {
                one.set(i, b);
                two.set(i, 1, two.range(0));
                three.set(i, 1, 2, sizes.range(1) + sizes.range(2));
              });
        });
  }

  static void locals(DeviceQueue q, byte b, float[] out) {
    q.submit(
        h -> {
          LocalBytes one = h.localBytes(4);
          LocalFloats2 two = h.localFloats(4, 4);
          LocalDoubles3 three = h.localDoubles(2, 2, 2);
          h.parallelFor(
              ndRange(8, 4),
              it -> {
                one.set(it.localId(), b);
                two.set(0, it.localId(), one.get(0) + one.size());
                three.set(0, 0, 0, 1);
                out[it.globalId()] = (float) three.get(0, 0, 0) + two.get(0, 0);
              });
        });
  }

  static void records(DeviceQueue q, boolean first, Shape shape, byte last) {
    q.parallelFor(
        range(4),
        i -> shape.data()[i] = (first ? shape.at().tag() : last) + (float) shape.at().x() + (shape.open() ? 1 : 0));
  }

  static void twice(DeviceQueue q, int[] a) {
    int[] same = a;
    q.parallelFor(range(4), i -> a[i] = same[3 - i]);
  }
}
