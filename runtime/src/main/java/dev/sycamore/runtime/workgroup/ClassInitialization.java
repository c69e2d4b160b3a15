package dev.sycamore.runtime.workgroup;

/**
 * Whether a class is being initialised by this thread. A lambda of that class would wait, on any
 * other thread, for the initialisation to end, and the initialiser for the lambda: kernels that are
 * launched there run on the thread that launches them.
 */
final class ClassInitialization {
  private static final String INITIALIZER = "<clinit>";

  private ClassInitialization() {}

  /** Whether a static initialiser is among this thread's callers. */
  static boolean isRunning() {
    return StackWalker.getInstance()
        .walk(frames -> frames.anyMatch(f -> f.getMethodName().equals(INITIALIZER)));
  }
}
