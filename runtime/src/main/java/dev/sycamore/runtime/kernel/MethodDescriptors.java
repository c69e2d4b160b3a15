package dev.sycamore.runtime.kernel;

import java.util.regex.Pattern;

/** Compares descriptors of lambdas' methods (JVMS 4.3). */
final class MethodDescriptors {
  private MethodDescriptors() {}

  /**
   * Whether a class file's descriptor is the one that was compiled.
   *
   * @param compiled in names of local classes a star stands for the number that the host compiler
   *     gives them
   */
  static boolean match(String compiled, String found) {
    if (compiled.indexOf('*') < 0) {
      return compiled.equals(found);
    }
    String pattern = Pattern.quote(compiled).replace("*", "\\E\\d*\\Q");
    return Pattern.matches(pattern, found);
  }
}
