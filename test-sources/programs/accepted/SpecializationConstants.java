import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.*;
import dev.sycamore.annotations.SpecConstant;

/** Specialization constants: a kernel, and what it calls, sees their values at submit. */
public class SpecializationConstants {
  @SpecConstant static int tile = 16;
  @SpecConstant private static float scale = 1.5f;
  @SpecConstant static boolean negate;
  @SpecConstant public static volatile byte small = -3;
  @SpecConstant static char letter = 'q';
  @SpecConstant static long big = 1L << 40;
  @SpecConstant static double fraction = 0.1;
  @SpecConstant static short unused = 9;

  private static class Inside {
    @SpecConstant static short deep = 300;
  }

  static float scaled(float x) {
    return x * scale + deeper(tile);
  }

  static int deeper(int x) {
    return negate ? -x : x + Inside.deep;
  }

  static int plain(int x) {
    return x * 3;
  }

  public static Object run(DeviceQueue q) {
    return new Object[] {values(q), changed(q), groups(q)};
  }

  static Object values(DeviceQueue q) {
    double[] out = new double[8];
    q.parallelFor(
            range(8),
            i -> {
              double sum = small + letter + big + fraction;
              for (int k = 0; k < tile; k++) {
                sum += plain(k) * scaled(i);
              }
              out[i] = sum;
            })
        .await();
    return out;
  }

  /** The same kernel, submitted with other values. */
  static Object changed(DeviceQueue q) {
    float[][] out = new float[4][8];
    for (int round = 0; round < 4; round++) {
      tile = 3 + round;
      scale = 0.25f * round;
      negate = round % 2 == 1;
      float[] row = out[round];
      q.parallelFor(range(8), i -> row[i] = scaled(i) + tile).await();
    }
    tile = 16;
    scale = 1.5f;
    negate = false;
    return out;
  }

  /** Every work-item sees one value: a barrier may depend on it. */
  static Object groups(DeviceQueue q) {
    int[] out = new int[16];
    q.submit(
            h -> {
              LocalInts row = h.localInts(4);
              h.parallelFor(
                  ndRange(16, 4),
                  it -> {
                    row.set(it.localId(), it.globalId());
                    if (tile > 8) {
                      it.barrier();
                    }
                    out[it.globalId()] = row.get(3 - it.localId()) * tile;
                  });
            })
        .await();
    return out;
  }
}
