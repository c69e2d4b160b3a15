package dev.sycamore.runtime.failure;

import dev.sycamore.DeviceException;
import dev.sycamore.DeviceInterruptedException;
import dev.sycamore.DeviceMemoryException;
import dev.sycamore.KernelNotSupportedException;
import dev.sycamore.SycamoreException;
import dev.sycamore.WorkItemException;
import dev.sycamore.runtime.threads.RuntimeThreads;
import java.util.List;
import java.util.Objects;

/**
 * Loads the exceptions of the API, on a thread with a stack of its own. The thread that failed may
 * have little left of its stack, and a class whose initialisation ends with a {@link
 * StackOverflowError} cannot be used again as long as the JVM runs.
 */
final class ExceptionLoading implements Runnable {
  private boolean done;
  private Throwable failure;

  private ExceptionLoading() {}

  static void load() {
    ExceptionLoading loading = new ExceptionLoading();
    try {
      RuntimeThreads.awaitEnd(
          RuntimeThreads.start("sycamore failures", RuntimeThreads.DEFAULT_STACK, loading));
    } catch (OutOfMemoryError e) {
      // There are no more threads now.
      loading.run();
    }
    if (!loading.done) {
      throw new IllegalStateException(
          "the exceptions of the API cannot be loaded", loading.failure);
    }
  }

  @Override
  public void run() {
    try {
      List<Throwable> all =
          List.of(
              new SycamoreException(""),
              new DeviceException(""),
              new DeviceMemoryException(""),
              new KernelNotSupportedException(""),
              new DeviceInterruptedException("", new InterruptedException()),
              new WorkItemException("", List.of(), List.of(), List.of()));
      all.forEach(Objects::requireNonNull);
      done = true;
    } catch (Throwable e) {
      failure = e;
    }
  }
}
