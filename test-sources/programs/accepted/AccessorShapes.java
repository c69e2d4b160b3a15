import static dev.sycamore.AccessMode.*;
import static dev.sycamore.Range.range;

import dev.sycamore.*;

/** Accessors in one to three dimensions: whole buffers, parts of them at an offset, buffers over parts. */
public class AccessorShapes {
  public static Object run(DeviceQueue q) {
    return new Object[] {one(q), two(q), three(q), narrow(q), sizes(q)};
  }

  static Object one(DeviceQueue q) {
    int[] a = new int[40];
    try (IntDeviceBuffer buffer = DeviceBuffer.wrap(a)) {
      q.submit(
          h -> {
            IntAccessor part = buffer.access(h, READ_WRITE, range(10), range(25));
            h.parallelFor(range(10), i -> part.set(i, part.get(i) + 100 * part.size() + i));
          });
      try (IntDeviceBuffer tail = buffer.subBuffer(range(30), range(10))) {
        q.submit(
            h -> {
              IntAccessor part = tail.access(h, READ_WRITE, range(4), range(3));
              h.parallelFor(range(4), i -> part.set(i, part.get(i) * 2 + part.range(0)));
            });
      }
    }
    return a;
  }

  static Object two(DeviceQueue q) {
    double[] a = new double[6 * 9];
    try (DoubleDeviceBuffer2 buffer = DeviceBuffer.wrap(a, range(6, 9))) {
      q.submit(
          h -> {
            DoubleAccessor2 part = buffer.access(h, READ_WRITE, range(3, 4), range(2, 5));
            DoubleAccessor2 whole = buffer.access(h, READ_WRITE);
            h.parallelFor(
                range(3, 4),
                (i, j) -> part.set(i, j, 10 * i + j + part.range(0) * 1000 + whole.range(1) * 0.5));
          });
      q.submit(
          h -> {
            DoubleAccessor2 part = buffer.access(h, READ_WRITE, range(1, 9), range(5, 0));
            h.parallelFor(range(9), j -> part.set(0, j, part.get(0, j) - j));
          });
    }
    return a;
  }

  static Object three(DeviceQueue q) {
    short[] a = new short[3 * 4 * 5];
    try (ShortDeviceBuffer3 buffer = DeviceBuffer.wrap(a, range(3, 4, 5))) {
      q.submit(
          h -> {
            ShortAccessor3 part = buffer.access(h, READ_WRITE, range(2, 2, 3), range(1, 2, 1));
            h.parallelFor(
                range(2, 2, 3),
                (i, j, k) -> part.set(i, j, k, part.get(i, j, k) + i * 100 + j * 10 + k + part.range(2)));
          });
      q.submit(
          h -> {
            ShortAccessor3 whole = buffer.access(h, READ_WRITE);
            h.parallelFor(
                range(3, 4, 5), (i, j, k) -> whole.set(i, j, k, whole.get(i, j, k) ^ (whole.range(0) << k)));
          });
    }
    return a;
  }

  /** What is narrower than an int, in two dimensions. */
  static Object narrow(DeviceQueue q) {
    boolean[] z = new boolean[12];
    byte[] b = new byte[12];
    char[] c = new char[12];
    try (BooleanDeviceBuffer2 bz = DeviceBuffer.wrap(z, range(3, 4));
        ByteDeviceBuffer2 bb = DeviceBuffer.wrap(b, range(3, 4));
        CharDeviceBuffer3 bc = DeviceBuffer.wrap(c, range(3, 2, 2))) {
      q.submit(
          h -> {
            BooleanAccessor2 Z = bz.access(h, READ_WRITE);
            ByteAccessor2 B = bb.access(h, READ_WRITE);
            CharAccessor3 C = bc.access(h, READ_WRITE);
            h.parallelFor(
                range(3, 4),
                (i, j) -> {
                  Z.set(i, j, (i + j) % 2 == 0);
                  B.set(i, j, i * 100 + j);
                  C.set(i, j / 2, j % 2, i * 30000 + j);
                });
          });
    }
    return new Object[] {z, b, c};
  }

  /** Ranges alone: the elements are never touched, and no pointer is passed. */
  static Object sizes(DeviceQueue q) {
    int[] out = new int[6];
    try (LongDeviceBuffer3 buffer = DeviceBuffer.longs(range(4, 5, 6))) {
      q.submit(
          h -> {
            LongAccessor3 whole = buffer.access(h, READ);
            LongAccessor3 part = buffer.access(h, READ, range(1, 2, 3), range(3, 3, 3));
            h.singleTask(
                () -> {
                  out[0] = whole.range(0);
                  out[1] = whole.range(1);
                  out[2] = whole.size();
                  out[3] = part.range(1);
                  out[4] = part.range(2);
                  out[5] = part.size();
                });
          });
      q.await();
    }
    return out;
  }
}
