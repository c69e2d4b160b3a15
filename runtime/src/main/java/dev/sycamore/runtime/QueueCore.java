package dev.sycamore.runtime;

import dev.sycamore.runtime.device.Device;
import dev.sycamore.runtime.host.HostDevice;
import dev.sycamore.runtime.memory.MemoryUser;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.ReentrantLock;

/** Launches on one device, in the order in which they were submitted. */
public final class QueueCore implements MemoryUser, AutoCloseable {
  /** All queues take this one, so that launches that share memory have one order. */
  private static final ReentrantLock ORDER = new ReentrantLock();

  private static final CapturedArrays ARRAYS = new CapturedArrays();

  private final Launcher launcher;
  private final InOrderExecutor executor = new InOrderExecutor();
  private final AtomicReference<Throwable> failure = new AtomicReference<>();
  private volatile long submitted;
  private volatile boolean closed;

  /** Whether the launcher was closed; guarded by the executor. */
  private boolean ended;

  /**
   * A queue for a device.
   *
   * @throws dev.sycamore.DeviceException if the device cannot be opened
   */
  public QueueCore(Device device) {
    this.launcher =
        device instanceof HostDevice
            ? new HostLauncher(device, ARRAYS)
            : new DeviceLauncher(device, ARRAYS);
  }

  /**
   * Submits a command.
   *
   * @throws IllegalStateException if the queue is closed
   */
  public void submit(Command command) {
    checkOpen();
    Launcher.Prepared prepared =
        command instanceof HostCommand hostCommand
            ? hostCommand.prepare(ARRAYS, this::finishLauncher)
            : launcher.prepare((LaunchRequest) command);
    boolean now;
    ORDER.lock();
    try {
      checkOpen();
      long launch = submitted + 1;
      try {
        now = prepared.claim(this, launch);
        executor.submit(() -> start(prepared));
      } finally {
        // Also where a claim fails: what was claimed before it must count as done one day.
        submitted = launch;
      }
    } finally {
      ORDER.unlock();
    }
    if (now) {
      executor.drain(this::finishLauncher);
    }
  }

  private void start(Launcher.Prepared prepared) {
    try {
      prepared.start();
    } catch (Throwable e) {
      failure.compareAndSet(null, e);
    }
  }

  /** Whether {@link #close} was called. */
  public boolean isClosed() {
    return closed;
  }

  private void checkOpen() {
    if (closed) {
      throw new IllegalStateException("the queue is closed");
    }
  }

  @Override
  public void finish() {
    complete();
    rethrow(failure.getAndSet(null));
  }

  @Override
  public void complete() {
    try {
      long done;
      do {
        done = submitted;
        executor.drain(this::finishLauncher);
      } while (!ARRAYS.close(this, done));
    } catch (RuntimeException | Error e) {
      failure.compareAndSet(null, e);
    }
  }

  private void finishLauncher() {
    if (ended) {
      return;
    }
    try {
      launcher.finish();
    } catch (RuntimeException | Error e) {
      // Told by the call that waits for the queue, which this need not be.
      failure.compareAndSet(null, e);
    }
  }

  /** Waits for all work, and ends the queue; throws the first error that nobody has seen. */
  @Override
  public void close() {
    ORDER.lock();
    try {
      if (closed) {
        return;
      }
      closed = true;
    } finally {
      ORDER.unlock();
    }
    complete();
    executor.drain(
        () -> {
          ended = true;
          launcher.close();
        });
    executor.stop();
    rethrow(failure.getAndSet(null));
  }

  private static void rethrow(Throwable failure) {
    if (failure instanceof RuntimeException e) {
      throw e;
    }
    if (failure instanceof Error e) {
      throw e;
    }
  }
}
