package dev.sycamore.runtime.memory;

import dev.sycamore.runtime.failure.ApiExceptions;
import dev.sycamore.runtime.failure.Failures;
import dev.sycamore.runtime.task.Registration;
import dev.sycamore.runtime.task.Task;
import dev.sycamore.runtime.task.Wait;
import java.lang.ref.WeakReference;
import java.util.List;
import java.util.function.Consumer;

/**
 * An access of the host to a buffer: it begins when its turn among the commands has come, and while
 * it is open and may write, commands that use the buffer are refused.
 */
public final class HostAccess implements Runnable {
  private final Memory memory;
  private final boolean writes;
  private boolean ended;

  private HostAccess(Memory memory, boolean writes) {
    this.memory = memory;
    this.writes = writes;
  }

  /**
   * Begins an access, after the commands that conflict with it.
   *
   * @throws IllegalStateException if the buffer is closed
   * @throws dev.sycamore.DeviceInterruptedException if the thread is interrupted while commands run
   */
  public static HostAccess begin(BufferAccess use) {
    Memory memory = use.view().memory();
    // Nothing depends on this access yet, so that the wait can be given up.
    awaitConflicts(memory, use.writes());
    HostAccess access = new HostAccess(memory, use.writes());
    Task task = Task.handOver();
    access.register(task);
    Throwable failure = null;
    try {
      List<Task> before = task.predecessors();
      task.awaitTurn();
      failure = Task.tellAll(before);
      if (failure == null) {
        failure = Failures.attempt(use::useOnHost);
      }
    } finally {
      task.complete();
      if (failure != null) {
        access.run();
      }
    }
    Failures.rethrow(failure);
    return access;
  }

  private static void awaitConflicts(Memory memory, boolean writes) {
    for (Task before : Registration.conflicts(memory.history(), writes)) {
      try {
        before.await(Wait.INTERRUPTIBLE);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw ApiExceptions.interrupted(
            "interrupted while waiting for commands that use " + memory.shown(), e);
      }
    }
  }

  private void register(Task task) {
    Registration.atomically(
        () -> {
          if (memory.isClosed()) {
            throw new IllegalStateException("the buffer is closed: " + memory.shown());
          }
          Registration.registerHost(task, List.of(memory.use(writes)));
          if (writes) {
            memory.history().addHostWriters(1);
          }
          return null;
        });
  }

  /** Says what to do with an accessor when the buffer is closed before it. */
  public <T> void onBufferClosed(WeakReference<T> accessor, Consumer<T> action) {
    Revocation<T> revocation = new Revocation<>(accessor, action);
    boolean closed =
        Registration.atomically(
            () -> {
              memory.revocations().removeIf(Revocation::isObsolete);
              return memory.isClosed() || !memory.revocations().add(revocation);
            });
    if (closed) {
      revocation.run();
    }
  }

  /** Ends the access; does nothing the second time. */
  @Override
  public void run() {
    Registration.atomically(
        () -> {
          if (writes && !ended) {
            memory.history().addHostWriters(-1);
          }
          ended = true;
          return null;
        });
  }
}
