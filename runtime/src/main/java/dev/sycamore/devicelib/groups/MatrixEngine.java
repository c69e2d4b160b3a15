package dev.sycamore.devicelib.groups;

/**
 * Products of matrices of the target. The compiler knows these methods; they have no meaning on the
 * JVM.
 *
 * <p>All 32 work-items of the sub-group call them. The elements that a work-item holds are adjacent
 * in the array and start at the index, in the order of PTX's {@code mma.m16n8k16} and {@code
 * mma.m16n8k8}: 4 {@code int}s of the left matrix, 2 of the right one, 4 of the sum.
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
