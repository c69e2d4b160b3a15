import static dev.sycamore.Range.range;

import dev.sycamore.DeviceMath;
import dev.sycamore.DeviceQueue;
import dev.sycamore.Double2;
import dev.sycamore.Float4;

/** Functions of each component of vectors: {@code map} and {@code zip}. */
public class VectorFunctions {
  private static Float4 smooth(Float4 v, float width) {
    return v.map(x -> DeviceMath.smoothstep(-width, width, x));
  }

  public static Object run(DeviceQueue q) {
    int n = 64;
    float[] floats = new float[20 * n];
    double[] doubles = new double[6 * n];
    q.parallelFor(
            range(n),
            i -> {
              Float4 v = Float4.of(i * 0.37f - 9, -i, 1f / (i + 1), i * 1000f);
              Float4 w = v.map(DeviceMath::sin);
              w.store(floats, 20 * i);
              v.abs().zip(w, DeviceMath::pow).store(floats, 20 * i + 4);
              v.zip(w, smooth(v, 2.5f), DeviceMath::mix).store(floats, 20 * i + 8);
              v.map(x -> x * x + i).map(DeviceMath::log2).store(floats, 20 * i + 12);
              w.zip(v, (x, y) -> x < y ? x : -y).store(floats, 20 * i + 16);
              Double2 d = Double2.of(i * 0.3 - 7, i + 0.5);
              d.map(DeviceMath::erf).store(doubles, 6 * i);
              d.zip(Double2.splat(i), Math::atan2).store(doubles, 6 * i + 2);
              d.zip(d.map(Math::exp), Double2.of(3, i), DeviceMath::clamp).store(doubles, 6 * i + 4);
            })
        .await();
    return new Object[] {floats, doubles};
  }
}
