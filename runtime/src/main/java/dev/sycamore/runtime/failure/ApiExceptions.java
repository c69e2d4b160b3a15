package dev.sycamore.runtime.failure;

import java.util.Arrays;

/**
 * Makes and recognises the exceptions of the public API. The stack trace of each begins with the
 * method that asked for it.
 */
public final class ApiExceptions {
  private static volatile ExceptionTypes found;

  private ApiExceptions() {}

  /** The captured values of a kernel cannot be read, or the like: a {@code SycamoreException}. */
  public static RuntimeException general(String message, Throwable cause) {
    return fromCaller(types().general(message, cause));
  }

  /** A device or its driver failed: a {@code DeviceException}. */
  public static RuntimeException device(String message) {
    return fromCaller(types().device(message, null));
  }

  /** A device or its driver failed: a {@code DeviceException}. */
  public static RuntimeException device(String message, Throwable cause) {
    return fromCaller(types().device(message, cause));
  }

  /**
   * A work-item failed: a {@code WorkItemException}.
   *
   * @param cause may be null
   */
  public static RuntimeException workItem(String message, WorkItemIndex index, Throwable cause) {
    return fromCaller(types().workItem(message, index, cause));
  }

  /** A device has no room for memory: a {@code DeviceMemoryException}. */
  public static RuntimeException outOfMemory(String message) {
    return fromCaller(types().outOfMemory(message));
  }

  /** A kernel cannot run on the device: a {@code KernelNotSupportedException}. */
  public static RuntimeException notSupported(String message) {
    return fromCaller(types().notSupported(message, null));
  }

  /** A kernel cannot run on the device: a {@code KernelNotSupportedException}. */
  public static RuntimeException notSupported(String message, Throwable cause) {
    return fromCaller(types().notSupported(message, cause));
  }

  /** A wait was interrupted: a {@code DeviceInterruptedException}. */
  public static RuntimeException interrupted(String message, InterruptedException cause) {
    return fromCaller(types().interrupted(message, cause));
  }

  /** Whether a failure is a {@code DeviceException}. */
  public static boolean isDevice(Throwable failure) {
    return types().isDevice(failure);
  }

  /** Whether a failure is a {@code DeviceMemoryException}. */
  public static boolean isOutOfMemory(Throwable failure) {
    return types().isOutOfMemory(failure);
  }

  /** Whether a failure is a {@code KernelNotSupportedException}. */
  public static boolean isNotSupported(Throwable failure) {
    return types().isNotSupported(failure);
  }

  /** Whether a class is one of the exceptions of the API itself. */
  static boolean isOwn(Class<?> type) {
    return types().isOwn(type);
  }

  /** Looked for until they are found: the first failure may be one that leaves no room for it. */
  private static ExceptionTypes types() {
    ExceptionTypes known = found;
    if (known == null) {
      known = ExceptionTypeSearch.find();
      found = known;
    }
    return known;
  }

  private static RuntimeException fromCaller(RuntimeException exception) {
    StackTraceElement[] trace = exception.getStackTrace();
    int own = 0;
    while (own < trace.length && isFactory(trace[own].getClassName())) {
      own++;
    }
    exception.setStackTrace(Arrays.copyOfRange(trace, own, trace.length));
    return exception;
  }

  private static boolean isFactory(String className) {
    return className.equals(ApiExceptions.class.getName())
        || className.equals(types().getClass().getName());
  }
}
