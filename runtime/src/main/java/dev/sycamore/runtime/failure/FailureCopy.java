package dev.sycamore.runtime.failure;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;

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
    Class<?> type = failure.getClass();
    boolean known = type.getClassLoader() == null || ApiExceptions.isOwn(type);
    if (!known) {
      return failure;
    }
    try {
      Constructor<?> constructor = type.getConstructor(String.class);
      Throwable copy = (Throwable) constructor.newInstance(failure.getMessage());
      Throwable cause = failure.getCause();
      copy.initCause(cause == null ? failure : cause);
      // The place in the kernel is on top, as if the kernel had thrown to the thread that waits.
      copy.setStackTrace(failure.getStackTrace());
      return copy;
    } catch (NoSuchMethodException
        | InstantiationException
        | IllegalAccessException
        | InvocationTargetException
        | IllegalStateException e) {
      return failure;
    }
  }
}
