package devicelibraries.mixing;

import dev.sycamore.annotations.Device;
import devicelibraries.geometry.Geometry;

/** Calls the functions of another jar. */
public class Mixing {
  static float helper(float x) {
    return x + 0.5f;
  }

  @Device(external = true)
  public static float mix(float a, float b) {
    return helper(Geometry.scale(a)) + Geometry.norm(Geometry.vec(a, b));
  }
}
