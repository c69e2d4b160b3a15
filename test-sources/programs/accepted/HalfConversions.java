import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import dev.sycamore.Half;

/** Kernels that only convert halves, as quantized models are read and written. */
public class HalfConversions {
  private static final int ALL = 1 << 16;

  private static float scale(byte[] block, int at) {
    return Half.ofBits((short) ((block[at] & 0xff) | (block[at + 1] << 8))).toFloat();
  }

  public static Object run(DeviceQueue q) {
    int[] read = new int[ALL];
    short[] written = new short[ALL];
    short[] back = new short[ALL];
    byte[] blocks = new byte[34 * 16];
    float[] weights = new float[32 * 16];
    for (int i = 0; i < blocks.length; i++) {
      blocks[i] = (byte) (i * 37 % 61);
    }
    q.parallelFor(
            range(ALL),
            i -> {
              float value = Half.ofBits((short) i).toFloat();
              read[i] = value != value ? 1 : Float.floatToRawIntBits(value);
              written[i] = Half.of(i * 0.7f - 20_000).bits();
              back[i] = value != value ? 2 : Half.of(value).bits();
            })
        .await();
    q.parallelFor(
            range(weights.length),
            i -> weights[i] = scale(blocks, i / 32 * 34) * blocks[i / 32 * 34 + 2 + i % 32])
        .await();
    return new Object[] {read, written, back, weights};
  }
}
