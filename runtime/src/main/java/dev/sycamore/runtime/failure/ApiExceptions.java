package dev.sycamore.runtime.failure;

import java.util.Arrays;
import java.util.ServiceLoader;

/**
 * Makes and recognises the exceptions of the public API. The stack trace of each begins with the
 * method that asked for it.
 */
public final class ApiExceptions {
  private static final ExceptionTypes TYPES =
      ServiceLoader.load(ExceptionTypes.class, ExceptionTypes.class.getClassLoader())
          .findFirst()
          .orElseThrow();

  private ApiExceptions() {}

  /** The captured values of a kernel cannot be read, or the like: a {@code SycamoreException}. */
  public static RuntimeException general(String message, Throwable cause) {
    return fromCaller(TYPES.general(message, cause));
  }

  /** A device or its driver failed: a {@code DeviceException}. */
  public static RuntimeException device(String message) {
    return fromCaller(TYPES.device(message, null));
  }

  /** A device or its driver failed: a {@code DeviceException}. */
  public static RuntimeException device(String message, Throwable cause) {
    return fromCaller(TYPES.device(message, cause));
  }

  /**
   * A work-item failed: a {@code WorkItemException}.
   *
   * @param cause may be null
   */
  public static RuntimeException workItem(String message, WorkItemIndex index, Throwable cause) {
    return fromCaller(TYPES.workItem(message, index, cause));
  }

  /** A device has no room for memory: a {@code DeviceMemoryException}. */
  public static RuntimeException outOfMemory(String message) {
    return fromCaller(TYPES.outOfMemory(message));
  }

  /** A kernel cannot run on the device: a {@code KernelNotSupportedException}. */
  public static RuntimeException notSupported(String message) {
    return fromCaller(TYPES.notSupported(message, null));
  }

  /** A kernel cannot run on the device: a {@code KernelNotSupportedException}. */
  public static RuntimeException notSupported(String message, Throwable cause) {
    return fromCaller(TYPES.notSupported(message, cause));
  }

  /** A wait was interrupted: a {@code DeviceInterruptedException}. */
  public static RuntimeException interrupted(String message, InterruptedException cause) {
    return fromCaller(TYPES.interrupted(message, cause));
  }

  /** Whether a failure is a {@code DeviceException}. */
  public static boolean isDevice(Throwable failure) {
    return TYPES.isDevice(failure);
  }

  /** Whether a failure is a {@code DeviceMemoryException}. */
  public static boolean isOutOfMemory(Throwable failure) {
    return TYPES.isOutOfMemory(failure);
  }

  /** Whether a failure is a {@code KernelNotSupportedException}. */
  public static boolean isNotSupported(Throwable failure) {
    return TYPES.isNotSupported(failure);
  }

  /** Whether a class is one of the exceptions of the API itself. */
  static boolean isOwn(Class<?> type) {
    return TYPES.isOwn(type);
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
        || className.equals(TYPES.getClass().getName());
  }
}
