package dev.sycamore.runtime.failure;

import java.util.Optional;

/**
 * The exception that a thread gets for the failure of a task: of the same class and with the same
 * message, made anew for each thread, so that no two threads share a stack trace or suppressed
 * exceptions. Its cause is the failure's, or else the failure. Classes of the JDK and of Sycamore
 * are copied so; an exception of another class may hold anything and is thrown itself.
 */
public final class FailureCopy {
  private FailureCopy() {}

  /** The exception to throw for a failure. */
  public static Throwable of(Throwable failure) {
    if (!(failure instanceof RuntimeException || failure instanceof Error)) {
      return ApiExceptions.device("a kernel failed: " + failure, failure);
    }
    Throwable cause = failure.getCause();
    return of(failure, cause == null ? failure : cause).orElse(failure);
  }

  /**
   * A copy with another cause; empty for an exception of another class, or of one that cannot be
   * made with a message and a cause.
   */
  public static Optional<Throwable> of(Throwable failure, Throwable cause) {
    Class<?> type = failure.getClass();
    if (type.getClassLoader() != null && !ApiExceptions.isOwn(type)) {
      return Optional.empty();
    }
    try {
      Throwable copy = make(type, failure.getMessage(), cause);
      // The place in the kernel is on top, as if the kernel had thrown to the thread that waits.
      copy.setStackTrace(failure.getStackTrace());
      return Optional.of(copy);
    } catch (ReflectiveOperationException | IllegalStateException e) {
      return Optional.empty();
    }
  }

  private static Throwable make(Class<?> type, String message, Throwable cause)
      throws ReflectiveOperationException {
    try {
      Throwable made = (Throwable) type.getConstructor(String.class).newInstance(message);
      return made.initCause(cause);
    } catch (NoSuchMethodException e) {
      // As of AssertionError.
      return (Throwable)
          type.getConstructor(String.class, Throwable.class).newInstance(message, cause);
    }
  }
}
