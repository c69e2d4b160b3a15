package dev.sycamore.runtime.failure;

import dev.sycamore.runtime.threads.RuntimeThreads;
import java.util.ServiceLoader;

/**
 * Finds the exceptions of the API, on a thread with a stack of its own. The thread that failed may
 * have little left of its stack, and a class whose initialisation ends with a {@link
 * StackOverflowError} cannot be used again as long as the JVM runs.
 */
final class ExceptionTypeSearch implements Runnable {
  private ExceptionTypes types;
  private Throwable failure;

  private ExceptionTypeSearch() {}

  static ExceptionTypes find() {
    ExceptionTypeSearch search = new ExceptionTypeSearch();
    try {
      RuntimeThreads.awaitEnd(
          RuntimeThreads.start("sycamore failures", RuntimeThreads.DEFAULT_STACK, search));
    } catch (OutOfMemoryError e) {
      // There are no more threads now.
      search.run();
    }
    if (search.types == null) {
      throw new IllegalStateException("the exceptions of the API cannot be loaded", search.failure);
    }
    return search.types;
  }

  @Override
  public void run() {
    try {
      ExceptionTypes found =
          ServiceLoader.load(ExceptionTypes.class, ExceptionTypes.class.getClassLoader())
              .findFirst()
              .orElseThrow();
      found.load();
      types = found;
    } catch (Throwable e) {
      failure = e;
    }
  }
}
