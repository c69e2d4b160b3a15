package dev.sycamore.runtime.queue;

import dev.sycamore.binding.ElementKind;
import dev.sycamore.runtime.arrays.ArrayResults;
import dev.sycamore.runtime.arrays.CapturedArrays;
import dev.sycamore.runtime.cleanup.RuntimeCleaner;
import dev.sycamore.runtime.command.Command;
import dev.sycamore.runtime.command.Launcher;
import dev.sycamore.runtime.command.MemoryClaims;
import dev.sycamore.runtime.command.PreparedCommand;
import dev.sycamore.runtime.device.RuntimeDevice;
import dev.sycamore.runtime.failure.ApiExceptions;
import dev.sycamore.runtime.failure.Failures;
import dev.sycamore.runtime.memory.Allocation;
import dev.sycamore.runtime.memory.Memory;
import dev.sycamore.runtime.statistics.RecordedStep;
import dev.sycamore.runtime.statistics.RuntimeEvents;
import dev.sycamore.runtime.task.InOrderExecutor;
import dev.sycamore.runtime.task.Registration;
import dev.sycamore.runtime.task.Task;
import dev.sycamore.runtime.task.Wait;
import java.lang.ref.Cleaner;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Commands on one device, in the order in which they were submitted. Any thread may call it. */
public final class QueueCore {
  private static final CapturedArrays ARRAYS = new CapturedArrays();

  private final String device;
  private final Launcher launcher;
  private final ForgottenQueue ending;
  private final Cleaner.Cleanable cleanable;
  private final UnseenFailures failures = new UnseenFailures();
  private final ArrayResults results = new ArrayResults(ARRAYS);
  private final InOrderExecutor executor;

  /** Set under the lock of the registration. */
  private volatile boolean closed;

  /**
   * A queue for a device.
   *
   * @throws dev.sycamore.DeviceException if the device cannot be opened
   */
  public QueueCore(RuntimeDevice device) {
    this(device.id(), device.openLauncher(), false);
  }

  /**
   * A queue over a launcher.
   *
   * @param threadless whether no thread is ever started: those who wait run the commands
   */
  QueueCore(String device, Launcher launcher, boolean threadless) {
    this.device = device;
    this.launcher = launcher;
    this.executor = new InOrderExecutor(launcher::finish, failures::add, threadless);
    this.ending = new ForgottenQueue(this.device, launcher.resources(), failures);
    this.cleanable = RuntimeCleaner.register(this, ending);
  }

  /**
   * Submits a command. It waits only if the command has to be run by this thread, or if very many
   * others wait for their turn.
   *
   * @return the command
   * @throws IllegalStateException if the queue or a buffer is closed, or the host writes a buffer
   */
  public Task submit(Command command) {
    checkOpen();
    PreparedCommand prepared = command.prepare(launcher);
    // A kernel on the host that launches on its own queue: its commands are a part of it.
    boolean nested = executor.isRunningHere();
    Task task =
        nested
            ? Task.withoutQueue(prepared)
            : prepared.atOnce() ? executor.taskOfThisThread(prepared) : executor.task(prepared);
    ClaimedMemory claims = new ClaimedMemory();
    Registration.register(
        task,
        () -> {
          checkOpen();
          prepared.claim(claims);
          return claims.uses;
        },
        () -> {
          results.add(claims.arrays, task.number());
          if (!nested) {
            executor.add(task);
          }
        });
    bringForward(task, nested, prepared.atOnce());
    return task;
  }

  private void bringForward(Task task, boolean nested, boolean atOnce) {
    if (nested) {
      task.runHere();
      if (task.hasUnseenFailure()) {
        failures.add(task);
      }
    } else if (atOnce) {
      task.awaitUninterruptibly();
    } else {
      executor.wake();
      executor.awaitRoomFor(task);
    }
    results.sweep();
  }

  /** What one command uses, collected under the lock of the registration. */
  private static final class ClaimedMemory implements MemoryClaims {
    final List<Registration.Use> uses = new ArrayList<>();
    final List<Memory> arrays = new ArrayList<>();

    @Override
    public void use(Memory memory, boolean writes) {
      uses.add(memory.use(writes));
    }

    @Override
    public void use(Allocation allocation) {
      uses.add(allocation.use());
    }

    @Override
    public Memory array(Object array, ElementKind kind, boolean writes) {
      Memory memory = ARRAYS.of(array, kind);
      arrays.add(memory);
      use(memory, writes);
      return memory;
    }

    @Override
    public List<Memory> everyArray() {
      List<Memory> all = ARRAYS.all();
      for (Memory memory : all) {
        arrays.add(memory);
        use(memory, true);
      }
      return all;
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

  /** Receives failures that no call has thrown when the queue ends; null for the log. */
  public void setErrorHandler(Consumer<Throwable> handler) {
    failures.setHandler(handler);
  }

  /**
   * Waits for the commands that were submitted before this call, and throws the failures of those
   * that nobody was told of.
   *
   * @return whether they have ended; false if time ran out
   * @throws dev.sycamore.DeviceInterruptedException if the thread is interrupted
   */
  public boolean await(Wait wait) {
    Task last = executor.last();
    // A command that waited for its own queue would wait for itself.
    if (last == null || executor.isRunningHere()) {
      return true;
    }
    if (!awaitEnd(last, wait)) {
      return false;
    }
    long upTo = last.number();
    Throwable failure = failures.tell(upTo);
    Failures.rethrow(Failures.both(failure, results.bringBack(upTo)));
    return true;
  }

  /**
   * Waits for one command, and throws what it failed with.
   *
   * @return whether it has ended; false if time ran out
   * @throws dev.sycamore.DeviceInterruptedException if the thread is interrupted
   */
  public boolean await(Task task, Wait wait) {
    if (executor.isRunningHere() && !task.isDone()) {
      return true;
    }
    if (!awaitEnd(task, wait)) {
      return false;
    }
    Throwable failure = task.tell();
    Failures.rethrow(Failures.both(failure, results.bringBack(task.number())));
    return true;
  }

  private boolean awaitEnd(Task task, Wait wait) {
    RecordedStep step = RuntimeEvents.await(device);
    try {
      return task.await(wait);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw ApiExceptions.interrupted(
          "interrupted while waiting for the device " + device + "; the work goes on", e);
    } finally {
      step.end();
    }
  }

  /**
   * Refuses new commands, waits for those that were submitted, brings back arrays and frees what
   * the queue has on the device, whatever of it fails. Later calls do nothing.
   *
   * @throws IllegalStateException if a kernel of this queue calls it
   */
  public void close() {
    if (executor.isRunningHere()) {
      throw new IllegalStateException("a kernel cannot close the queue that it runs on");
    }
    boolean first =
        Registration.atomically(
            () -> {
              boolean before = closed;
              closed = true;
              return !before;
            });
    if (!first) {
      return;
    }
    Task last = executor.last();
    if (last != null) {
      last.awaitUninterruptibly();
    }
    executor.stop();
    launcher.close();
    Throwable failure = failures.tellAtEnd();
    failure = Failures.both(failure, results.bringBack(Long.MAX_VALUE));
    failure = Failures.both(failure, ending.close());
    cleanable.clean();
    Failures.rethrow(failure);
  }
}
