package dev.sycamore.runtime.failure;

/**
 * The exceptions of the public API, for those below it that throw them and may not name them. The
 * one provider is found by {@link java.util.ServiceLoader}.
 */
public interface ExceptionTypes {
  /** Loads the classes of all of them. */
  void load();

  /** A {@code SycamoreException}; the cause may be null. */
  RuntimeException general(String message, Throwable cause);

  /** A {@code DeviceException}; the cause may be null. */
  RuntimeException device(String message, Throwable cause);

  /** A {@code WorkItemException}; the cause may be null. */
  RuntimeException workItem(String message, WorkItemIndex index, Throwable cause);

  /** A {@code DeviceMemoryException}. */
  RuntimeException outOfMemory(String message);

  /** A {@code KernelNotSupportedException}; the cause may be null. */
  RuntimeException notSupported(String message, Throwable cause);

  /** A {@code DeviceInterruptedException}. */
  RuntimeException interrupted(String message, InterruptedException cause);

  /** Whether a failure is a {@code DeviceException}. */
  boolean isDevice(Throwable failure);

  /** Whether a failure is a {@code DeviceMemoryException}. */
  boolean isOutOfMemory(Throwable failure);

  /** Whether a failure is a {@code KernelNotSupportedException}. */
  boolean isNotSupported(Throwable failure);

  /** Whether a class is one of the exceptions of the API itself. */
  boolean isOwn(Class<?> type);
}
