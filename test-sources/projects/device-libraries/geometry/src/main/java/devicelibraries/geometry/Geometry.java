package devicelibraries.geometry;

import dev.sycamore.annotations.Device;

/** Knows no kernel. */
public class Geometry {
  public record Vec(float x, float y) {
    float dot(Vec o) {
      return x * o.x + y * o.y;
    }
  }

  private static final float[] TABLE = {1, 2, 3, 4};

  static float helper(float x) {
    return (float) (int) (x * 3) / 2 % 5;
  }

  @Device(external = true)
  public static float scale(float x) {
    return helper(x) + TABLE[(int) x & 3];
  }

  @Device(external = true)
  public static Vec vec(float x, float y) {
    return new Vec(x, y);
  }

  @Device(external = true)
  public static float norm(Vec v) {
    return v.dot(v);
  }
}
