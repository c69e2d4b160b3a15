package dev.sycamore.runtime.failure;

import dev.sycamore.DeviceException;
import dev.sycamore.DeviceInterruptedException;
import dev.sycamore.DeviceMemoryException;
import dev.sycamore.KernelNotSupportedException;
import dev.sycamore.SycamoreException;
import dev.sycamore.WorkItemException;
import java.util.Arrays;

/**
 * Makes and recognises the exceptions of the public API. The stack trace of each begins with the
 * method that asked for it. Without a cause, the cause stays open, so that it can be set later.
 */
public final class ApiExceptions {
  private static volatile boolean loaded;

  private ApiExceptions() {}

  /** The captured values of a kernel cannot be read, or the like; the cause may be null. */
  public static RuntimeException general(String message, Throwable cause) {
    load();
    return fromCaller(
        cause == null ? new SycamoreException(message) : new SycamoreException(message, cause));
  }

  /** A device or its driver failed. */
  public static RuntimeException device(String message) {
    load();
    return fromCaller(new DeviceException(message));
  }

  /** A device or its driver failed; the cause may be null. */
  public static RuntimeException device(String message, Throwable cause) {
    load();
    return fromCaller(
        cause == null ? new DeviceException(message) : new DeviceException(message, cause));
  }

  /**
   * A work-item failed.
   *
   * @param cause may be null
   */
  public static RuntimeException workItem(String message, WorkItemIndex index, Throwable cause) {
    load();
    WorkItemException failure =
        new WorkItemException(message, index.global(), index.group(), index.local());
    if (cause != null) {
      failure.initCause(cause);
    }
    return fromCaller(failure);
  }

  /** A device has no room for memory. */
  public static RuntimeException outOfMemory(String message) {
    load();
    return fromCaller(new DeviceMemoryException(message));
  }

  /** A kernel cannot run on the device. */
  public static RuntimeException notSupported(String message) {
    load();
    return fromCaller(new KernelNotSupportedException(message));
  }

  /** A kernel cannot run on the device; the cause may be null. */
  public static RuntimeException notSupported(String message, Throwable cause) {
    load();
    return fromCaller(
        cause == null
            ? new KernelNotSupportedException(message)
            : new KernelNotSupportedException(message, cause));
  }

  /** A wait was interrupted. */
  public static RuntimeException interrupted(String message, InterruptedException cause) {
    load();
    return fromCaller(new DeviceInterruptedException(message, cause));
  }

  /** Whether a failure is one of a device or its driver. */
  public static boolean isDevice(Throwable failure) {
    load();
    return failure instanceof DeviceException;
  }

  /** Whether a failure is that a device had no room for memory. */
  public static boolean isOutOfMemory(Throwable failure) {
    load();
    return failure instanceof DeviceMemoryException;
  }

  /** Whether a failure is that a kernel cannot run on a device. */
  public static boolean isNotSupported(Throwable failure) {
    load();
    return failure instanceof KernelNotSupportedException;
  }

  /** Whether a class is one of the exceptions of the API itself. */
  static boolean isOwn(Class<?> type) {
    load();
    return type.getPackage() == SycamoreException.class.getPackage();
  }

  /** Tried until it succeeds: the first failure may be one that leaves no room for it. */
  private static void load() {
    if (!loaded) {
      ExceptionLoading.load();
      loaded = true;
    }
  }

  private static RuntimeException fromCaller(RuntimeException exception) {
    StackTraceElement[] trace = exception.getStackTrace();
    int own = 0;
    while (own < trace.length && trace[own].getClassName().equals(ApiExceptions.class.getName())) {
      own++;
    }
    exception.setStackTrace(Arrays.copyOfRange(trace, own, trace.length));
    return exception;
  }
}
