package dev.sycamore.devicelib.groups;

/**
 * Products of matrices of the target. The compiler knows these methods; they have no meaning on the
 * JVM.
 *
 * <p>All work-items of the sub-group, 32, come to them. The elements that a work-item holds are
 * next to each other from an index on, in the order of PTX's {@code mma.m16n8k16} and {@code
 * mma.m16n8k8}: of the left matrix 4 {@code int}s, of the right one 2, of the sum 4.
 */
@SuppressWarnings("DoNotCallSuggester") // Device code does call them.
final class MatrixEngine {
  private MatrixEngine() {}

  /** Whether the target multiplies matrices, a constant of it. */
  static boolean isPresent() {
    throw CopyEngine.isNoJava();
  }

  /** Adds the product of tiles of {@code Half}, two in each {@code int}. */
  static void multiplyAddHalf(
      float[] sum, int sumAt, int[] left, int leftAt, int[] right, int rightAt) {
    throw CopyEngine.isNoJava();
  }

  /** Adds the product of tiles of TF32, the bits of one in each {@code int}. */
  static void multiplyAddTf32(
      float[] sum, int sumAt, int[] left, int leftAt, int[] right, int rightAt) {
    throw CopyEngine.isNoJava();
  }
}
