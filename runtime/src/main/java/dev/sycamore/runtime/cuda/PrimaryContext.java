package dev.sycamore.runtime.cuda;

import dev.sycamore.runtime.cleanup.RuntimeLog;
import dev.sycamore.runtime.failure.ApiExceptions;
import dev.sycamore.runtime.threads.RuntimeThreads;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/**
 * The primary context of a GPU, the one that all libraries of a process share. Calls of the driver
 * are made in it, whatever thread makes them. A thread of the program has its own context again
 * afterwards; one of the runtime keeps this, so that a launch needs no calls but its own. It is
 * looked at each time, because host tasks may change it.
 *
 * <p>Some errors, such as a kernel's access to an address that is not there, end the context: from
 * then on every call fails, in whatever it is about. Such an error comes from a call that is not
 * the one at fault. So who launches notes what is under way, and the first that sees the error
 * names that.
 */
final class PrimaryContext {
  private final CudaDriver driver;
  private final String id;
  private final long handle;
  private final Set<UnfinishedKernels> streams = ConcurrentHashMap.newKeySet();

  /** What happened, and what it means; null while the device can be used. */
  private volatile String lost;

  /**
   * Retains the context.
   *
   * @param id of the device, for messages
   */
  PrimaryContext(CudaDriver driver, int device, String id) {
    this.driver = driver;
    this.id = id;
    try {
      this.handle = driver.retainPrimaryContext(device);
    } catch (CudaCallException e) {
      throw ApiExceptions.device(id + " cannot be opened: " + e.getMessage(), e);
    }
  }

  CudaDriver driver() {
    return driver;
  }

  /** The driver's handle. */
  long handle() {
    return handle;
  }

  String id() {
    return id;
  }

  /** From now on, the kernels of a stream may be the reason of an error. */
  void watch(UnfinishedKernels kernels) {
    streams.add(kernels);
  }

  void unwatch(UnfinishedKernels kernels) {
    streams.remove(kernels);
  }

  /**
   * Makes calls.
   *
   * @throws dev.sycamore.DeviceException if one fails, or the device is lost
   */
  void run(Runnable calls) {
    get(
        () -> {
          calls.run();
          return null;
        });
  }

  /**
   * Makes calls with a result.
   *
   * @throws dev.sycamore.DeviceException if one fails, or the device is lost
   */
  <T> T get(Supplier<T> calls) {
    return get(() -> "", calls);
  }

  /**
   * Makes calls with a result.
   *
   * @param what is wrong if one fails, for the message; empty if the call itself says enough
   */
  <T> T get(Supplier<String> what, Supplier<T> calls) {
    try {
      boolean entered = enter();
      try {
        return calls.get();
      } finally {
        if (entered) {
          leave();
        }
      }
    } catch (CudaCallException e) {
      throw failure(what.get(), e);
    }
  }

  /**
   * Calls that this thread makes from now on are made in the context.
   *
   * @return whether {@link #leave} has to follow them
   * @throws dev.sycamore.DeviceException if the device is lost
   * @throws CudaCallException if the driver fails
   */
  boolean enter() {
    if (lost != null) {
      throw ApiExceptions.device(lost);
    }
    if (isCurrent()) {
      return false;
    }
    driver.pushContext(handle);
    return true;
  }

  /** Whether calls of this thread are made in the context; those of the runtime make it so. */
  private boolean isCurrent() {
    if (driver.currentContext() == handle) {
      return true;
    }
    if (!RuntimeThreads.isOwn()) {
      return false;
    }
    driver.setContext(handle);
    return true;
  }

  /** What the calls did counts, whatever becomes of this. */
  void leave() {
    try {
      driver.popContext();
    } catch (CudaCallException e) {
      RuntimeLog.report(e);
    }
  }

  /** Frees what the context holds; of a device that is lost, nothing is held any more. */
  void free(Runnable calls) {
    if (lost == null) {
      run(calls);
    }
  }

  /**
   * What a failed call is to a program.
   *
   * @param what is wrong, for the message; empty if the call itself says enough
   */
  RuntimeException failure(String what, CudaCallException e) {
    if (!e.losesDevice()) {
      return ApiExceptions.device(
          id + ": " + (what.isEmpty() ? "" : what + ": ") + e.getMessage(), e);
    }
    synchronized (this) {
      if (lost == null) {
        lost = cause(e) + "; " + id + " is lost until the program is started again";
      }
    }
    return ApiExceptions.device(lost, e);
  }

  private String cause(CudaCallException e) {
    List<String> kernels = new ArrayList<>();
    streams.forEach(stream -> kernels.addAll(stream.shown()));
    return switch (kernels.size()) {
      case 0 -> id + ": " + e.getMessage();
      case 1 -> "the kernel " + kernels.get(0) + " failed on " + id + ": " + e.shown();
      default ->
          "one of the kernels "
              + String.join(", ", kernels)
              + " failed on "
              + id
              + ": "
              + e.shown();
    };
  }
}
