package dev.sycamore.runtime.launch;

import dev.sycamore.binding.ConstantArrayBinding;
import dev.sycamore.runtime.kernel.BoundKernel;

/** Whether the static arrays that a kernel has as constants are still what was compiled. */
final class ConstantContents {
  private ConstantContents() {}

  /**
   * Throws if an element is not.
   *
   * @throws IllegalStateException that names the field and the first index that differs
   */
  static void check(BoundKernel kernel) {
    for (ConstantArrayBinding array : kernel.unit().constantArrays(kernel.index())) {
      array
          .difference()
          .ifPresent(
              difference -> {
                throw new IllegalStateException(
                    array.isOfCharacters()
                        ? ofCharacters(kernel, difference)
                        : ofArray(kernel, difference));
              });
    }
  }

  private static String ofArray(BoundKernel kernel, String difference) {
    return "the kernel "
        + kernel.shown()
        + " reads a static array as constants, and "
        + difference
        + ": move the values into its initialiser and compile the kernel again, or let the kernel"
        + " capture the array through a local variable";
  }

  private static String ofCharacters(BoundKernel kernel, String difference) {
    return "the kernel "
        + kernel.shown()
        + " calls methods of Character, and this JVM has another version of Unicode than the"
        + " compiler's: "
        + difference
        + ". Compile the kernel with a JDK of the version that runs it, "
        + Runtime.version().feature();
  }
}
