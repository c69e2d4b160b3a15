package dev.sycamore.devicelib.groups;

/**
 * Asynchronous copies of targets. The compiler knows these methods, and {@code start} of the
 * classes of copies; they have no meaning on the JVM.
 */
@SuppressWarnings("DoNotCallSuggester") // Device code does call them.
public final class CopyEngine {
  private CopyEngine() {}

  /** Whether the target copies asynchronously, a constant of it. */
  public static boolean isPresent() {
    throw isNoJava();
  }

  /** Waits for the work-item's part of a copy; a barrier has to follow. */
  public static void await(int event) {
    throw isNoJava();
  }

  static UnsupportedOperationException isNoJava() {
    return new UnsupportedOperationException("known to the compiler only");
  }
}
