package dev.sycamore.runtime.queue;

import dev.sycamore.binding.ElementKind;
import dev.sycamore.runtime.arrays.ArrayResults;
import dev.sycamore.runtime.arrays.AwaitedArray;
import dev.sycamore.runtime.arrays.CapturedArrays;
import dev.sycamore.runtime.arrays.ElementRead;
import dev.sycamore.runtime.arrays.KeptArrays;
import dev.sycamore.runtime.cleanup.RuntimeCleaner;
import dev.sycamore.runtime.command.Command;
import dev.sycamore.runtime.command.GraphCommand;
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
import dev.sycamore.runtime.task.Ordering;
import dev.sycamore.runtime.task.OutOfOrderExecutor;
import dev.sycamore.runtime.task.Registration;
import dev.sycamore.runtime.task.Task;
import dev.sycamore.runtime.task.TaskExecutor;
import dev.sycamore.runtime.task.TaskNesting;
import dev.sycamore.runtime.task.Wait;
import dev.sycamore.runtime.values.LaidOutArray;
import dev.sycamore.runtime.values.RowElements;
import java.lang.ref.Cleaner;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.Supplier;

/** Commands on one device, in the order in which they were submitted. Any thread may call it. */
public final class QueueCore {
  /** No command was waited for. */
  private static final long NOTHING = -1;

  /** Commands have not ended in the time of a wait. */
  private static final long TIMED_OUT = -2;

  private static final CapturedArrays ARRAYS = new CapturedArrays();
  private static final KeptArrays KEPT = new KeptArrays();

  private final String device;
  private final Launcher launcher;
  private final ForgottenQueue ending;
  private final Cleaner.Cleanable cleanable;
  private final UnseenFailures failures = new UnseenFailures();
  private final ArrayResults results = new ArrayResults(ARRAYS);
  private final TaskExecutor executor;
  private final boolean profiling;

  /** Set under the lock of the registration. */
  private volatile boolean closed;

  /**
   * A queue for a device.
   *
   * @throws dev.sycamore.DeviceException if the device cannot be opened
   */
  public QueueCore(RuntimeDevice device, QueueMode mode) {
    this(device.id(), device.openLauncher(mode.profiling()), mode, false);
  }

  /**
   * A queue over a launcher.
   *
   * @param threadless whether no thread is ever started: those who wait run the commands
   */
  QueueCore(String device, Launcher launcher, QueueMode mode, boolean threadless) {
    this.device = device;
    this.launcher = launcher;
    this.profiling = mode.profiling();
    this.executor =
        mode.outOfOrder()
            ? new OutOfOrderExecutor(new Finish(), failures, threadless)
            : new InOrderExecutor(new Finish(), failures, threadless);
    this.ending = new ForgottenQueue(this.device, launcher.resources(), failures);
    this.cleanable = RuntimeCleaner.register(this, ending);
  }

  /** Of this queue, so that work that is under way keeps it from being forgotten. */
  private final class Finish implements IntConsumer {
    @Override
    public void accept(int lane) {
      launcher.finish(lane);
    }
  }

  /**
   * Submits a command. It waits only if the command has to be run by this thread, or if very many
   * others wait for their turn.
   *
   * @param dependsOn commands of any queues that it waits for besides
   * @return the command
   * @throws IllegalStateException if the queue or a buffer is closed, or the host writes a buffer
   */
  public Task submit(Command command, List<Task> dependsOn) {
    checkOpen();
    PreparedCommand prepared = command.prepare(launcher);
    // A command that submits to its own queue what this thread has to run: that is a part of it.
    boolean nested = prepared.atOnce() && executor.isRunningHere();
    Task task =
        nested
            ? Task.withoutQueue(prepared)
            : prepared.atOnce() ? executor.taskOfThisThread(prepared) : executor.task(prepared);
    if (profiling) {
      task.profile();
    }
    Registration.register(task, dependsOn, new Submission(prepared, task, nested));
    bringForward(task, nested, prepared.atOnce());
    return task;
  }

  /**
   * Prepares commands that are run often.
   *
   * @param before the graph that this one replaces; null for none
   * @throws IllegalStateException if the queue is closed
   */
  public GraphCommand graph(List<Command> commands, GraphCommand before) {
    checkOpen();
    return new GraphCommand(launcher, commands, before);
  }

  private void bringForward(Task task, boolean nested, boolean atOnce) {
    if (nested) {
      task.runHere();
      if (task.hasUnseenFailure()) {
        failures.accept(task);
      }
    } else if (atOnce) {
      task.awaitUninterruptibly();
    } else {
      executor.wake();
      if (!executor.isRunningHere()) {
        executor.awaitRoomFor(task);
      }
    }
    results.sweep();
  }

  /** One command, and what it uses, collected under the lock of the registration. */
  private final class Submission implements Registration.Entry, MemoryClaims {
    private final PreparedCommand prepared;
    private final Task task;
    private final boolean nested;
    private final Ordering ordering;
    private final List<Registration.Use> uses = new ArrayList<>(4);
    private final List<Memory> arrays = new ArrayList<>(4);

    Submission(PreparedCommand prepared, Task task, boolean nested) {
      this.prepared = prepared;
      this.task = task;
      this.nested = nested;
      this.ordering = prepared.ordering();
    }

    @Override
    public List<Registration.Use> uses() {
      checkOpen();
      prepared.claim(this);
      return uses;
    }

    @Override
    public List<Task> earlier() {
      List<Task> own = prepared.earlier(task);
      List<Task> inQueue = nested ? List.of() : executor.earlier(ordering);
      if (own.isEmpty()) {
        return inQueue;
      }
      List<Task> both = new ArrayList<>(own);
      both.addAll(inQueue);
      return both;
    }

    @Override
    public void publish() {
      results.add(arrays, task.number());
      if (!nested) {
        executor.add(task, ordering);
      }
    }

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
    public Memory array(LaidOutArray laidOut, boolean writes) {
      Memory memory = ARRAYS.of(laidOut);
      arrays.add(memory);
      use(memory, writes);
      return memory;
    }

    @Override
    public List<Memory> sharing(Memory claimed, boolean writes) {
      List<Memory> sharing = ARRAYS.sharing(claimed);
      for (Memory memory : sharing) {
        arrays.add(memory);
        use(memory, writes);
      }
      return sharing;
    }

    /** Of an array in use, a command that has not ended may write the elements. */
    @Override
    public Memory staticArray(Object array, ElementKind kind) {
      Optional<Memory> kept = ARRAYS.isInUse(array) ? Optional.empty() : KEPT.of(array, kind);
      return kept(kept, () -> array(array, kind, false));
    }

    @Override
    public Memory staticRows(Object[] array, RowElements rows) {
      Optional<Memory> kept = ARRAYS.isInUse(rows.rows()) ? Optional.empty() : KEPT.of(array, rows);
      return kept(kept, () -> array(rows, false));
    }

    private Memory kept(Optional<Memory> kept, Supplier<Memory> captured) {
      if (kept.isEmpty()) {
        return captured.get();
      }
      use(kept.get(), false);
      return kept.get();
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
    return await(wait, null);
  }

  /**
   * The same, which makes one array current.
   *
   * @param only the array; null for all
   */
  public boolean await(Wait wait, AwaitedArray only) {
    long upTo = awaitCommands(wait);
    if (upTo >= 0) {
      Throwable failure = failures.tell(upTo);
      Failures.rethrow(Failures.both(failure, results.bringBack(upTo, only)));
    }
    return upTo != TIMED_OUT;
  }

  /**
   * Waits in the same way, makes no array current, and returns an element of one, boxed.
   *
   * @throws dev.sycamore.DeviceInterruptedException if the thread is interrupted
   */
  public Object read(Object array, int index) {
    long upTo = awaitCommands(Wait.INTERRUPTIBLE);
    if (upTo >= 0) {
      Failures.rethrow(failures.tell(upTo));
    }
    return ElementRead.of(ARRAYS, array, index);
  }

  /**
   * Waits for all commands; returns the number of the last, {@link #NOTHING} or {@link #TIMED_OUT}.
   */
  private long awaitCommands(Wait wait) {
    // A command that waited for its own queue would wait for itself.
    if (executor.isRunningHere()) {
      return NOTHING;
    }
    long upTo = NOTHING;
    for (Task last : executor.lasts()) {
      if (!awaitEnd(last, wait)) {
        return TIMED_OUT;
      }
      upTo = Math.max(upTo, last.number());
    }
    return upTo;
  }

  /**
   * Waits for one command, and throws what it failed with.
   *
   * @return whether it has ended; false if time ran out
   * @throws dev.sycamore.DeviceInterruptedException if the thread is interrupted
   */
  public boolean await(Task task, Wait wait) {
    if (executor.isRunningHere() && !task.isDone() && TaskNesting.waitsForThisThread(task)) {
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
          "interrupted while waiting for the device " + device + "; its commands still run", e);
    } finally {
      step.end();
    }
  }

  /** Refuses new commands; returns whether it did before. */
  private final class Closing implements Supplier<Boolean> {
    @Override
    public Boolean get() {
      boolean before = closed;
      closed = true;
      return before;
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
      throw new IllegalStateException("a command cannot close the queue that it runs on");
    }
    if (Registration.atomically(new Closing())) {
      return;
    }
    for (Task last : executor.lasts()) {
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
