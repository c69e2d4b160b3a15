package mavenplugin.library;

import dev.sycamore.annotations.Device;

public class Scale {
  @Device(external = true)
  public static int of(int x) {
    return x * 3;
  }
}
