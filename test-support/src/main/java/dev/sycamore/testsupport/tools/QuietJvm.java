package dev.sycamore.testsupport.tools;

import java.util.ArrayList;
import java.util.List;

/** Newer JVMs warn of what LWJGL does unless that is allowed. */
public final class QuietJvm {
  private QuietJvm() {}

  /**
   * The options that allow it.
   *
   * @param feature the version of the JVM, such as 17
   * @param module LWJGL's, or {@code ALL-UNNAMED} for the class path
   */
  public static List<String> options(int feature, String module) {
    List<String> options = new ArrayList<>();
    if (feature >= 22) {
      options.add("--enable-native-access=" + module);
    }
    if (feature >= 23) {
      options.add("--sun-misc-unsafe-memory-access=allow");
    }
    return options;
  }

  /** Those for the class path of a JVM of the version of this one. */
  public static List<String> options() {
    return options(Runtime.version().feature(), "ALL-UNNAMED");
  }
}
