import static dev.sycamore.AccessMode.*;
import static dev.sycamore.Range.range;

import dev.sycamore.*;

/** Buffers and accessors of every element type, read and written. */
public class EveryAccessor {
  public static Object run(DeviceQueue q) {
    int n = 33;
    boolean[] z = new boolean[n];
    byte[] b = new byte[n];
    short[] s = new short[n];
    char[] c = new char[n];
    int[] i = new int[n];
    long[] l = new long[n];
    float[] f = new float[n];
    double[] d = new double[n];
    for (int k = 0; k < n; k++) {
      b[k] = (byte) (k - 16);
      f[k] = k * 0.3f;
    }
    try (BooleanDeviceBuffer bz = DeviceBuffer.wrap(z);
        ByteDeviceBuffer bb = DeviceBuffer.wrap(b);
        ShortDeviceBuffer bs = DeviceBuffer.wrap(s);
        CharDeviceBuffer bc = DeviceBuffer.wrap(c);
        IntDeviceBuffer bi = DeviceBuffer.wrap(i);
        LongDeviceBuffer bl = DeviceBuffer.wrap(l);
        FloatDeviceBuffer bf = DeviceBuffer.wrap(f);
        DoubleDeviceBuffer bd = DeviceBuffer.wrap(d)) {
      q.submit(
          h -> {
            BooleanAccessor Z = bz.access(h, WRITE);
            ByteAccessor B = bb.access(h, READ_WRITE);
            ShortAccessor S = bs.access(h, WRITE);
            CharAccessor C = bc.access(h, WRITE);
            IntAccessor I = bi.access(h, WRITE);
            LongAccessor L = bl.access(h, WRITE);
            FloatAccessor F = bf.access(h, READ_WRITE);
            DoubleAccessor D = bd.access(h, WRITE);
            h.parallelFor(
                range(n),
                k -> {
                  Z.set(k, B.get(k) > 0);
                  S.set(k, (short) (B.get(k) * 300));
                  C.set(k, (char) B.get(k));
                  I.set(k, B.get(k) * 100000);
                  L.set(k, (long) B.get(k) << 40);
                  D.set(k, F.get(k) / 3.0);
                  F.set(k, F.get(k) + F.size());
                  B.set(k, (byte) (B.get(k) * 2));
                });
          });
    }
    return new Object[] {z, b, s, c, i, l, f, d};
  }
}
