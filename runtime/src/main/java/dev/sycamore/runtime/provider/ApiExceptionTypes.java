package dev.sycamore.runtime.provider;

import dev.sycamore.DeviceException;
import dev.sycamore.DeviceInterruptedException;
import dev.sycamore.DeviceMemoryException;
import dev.sycamore.KernelNotSupportedException;
import dev.sycamore.SycamoreException;
import dev.sycamore.WorkItemException;
import dev.sycamore.runtime.failure.ExceptionTypes;
import dev.sycamore.runtime.failure.WorkItemIndex;
import java.util.List;
import java.util.Objects;

/** The exceptions of {@code dev.sycamore}. */
public final class ApiExceptionTypes implements ExceptionTypes {
  // Without a cause it stays open, so that it can be set later.

  @Override
  public void load() {
    List<Throwable> all =
        List.of(
            new SycamoreException(""),
            new DeviceException(""),
            new DeviceMemoryException(""),
            new KernelNotSupportedException(""),
            new DeviceInterruptedException("", new InterruptedException()),
            new WorkItemException("", List.of(), List.of(), List.of()));
    all.forEach(Objects::requireNonNull);
  }

  @Override
  public RuntimeException general(String message, Throwable cause) {
    return cause == null ? new SycamoreException(message) : new SycamoreException(message, cause);
  }

  @Override
  public RuntimeException device(String message, Throwable cause) {
    return cause == null ? new DeviceException(message) : new DeviceException(message, cause);
  }

  @Override
  public RuntimeException workItem(String message, WorkItemIndex index, Throwable cause) {
    WorkItemException failure =
        new WorkItemException(message, index.global(), index.group(), index.local());
    if (cause != null) {
      failure.initCause(cause);
    }
    return failure;
  }

  @Override
  public RuntimeException outOfMemory(String message) {
    return new DeviceMemoryException(message);
  }

  @Override
  public RuntimeException notSupported(String message, Throwable cause) {
    return cause == null
        ? new KernelNotSupportedException(message)
        : new KernelNotSupportedException(message, cause);
  }

  @Override
  public RuntimeException interrupted(String message, InterruptedException cause) {
    return new DeviceInterruptedException(message, cause);
  }

  @Override
  public boolean isDevice(Throwable failure) {
    return failure instanceof DeviceException;
  }

  @Override
  public boolean isOutOfMemory(Throwable failure) {
    return failure instanceof DeviceMemoryException;
  }

  @Override
  public boolean isNotSupported(Throwable failure) {
    return failure instanceof KernelNotSupportedException;
  }

  @Override
  public boolean isOwn(Class<?> type) {
    return type.getPackage() == SycamoreException.class.getPackage();
  }
}
