package dev.sycamore.runtime.memory;

import dev.sycamore.runtime.failure.Failures;
import dev.sycamore.runtime.task.Registration;
import dev.sycamore.runtime.task.Task;
import java.util.ArrayList;
import java.util.List;

/** The end of a buffer: no new commands, then those under way, then its values, then its memory. */
public final class BufferClosing {
  private BufferClosing() {}

  /**
   * Closes a buffer; the second time it only waits until the first is over, so that whoever has
   * closed a buffer finds its values. All steps are done, whichever of them fail.
   *
   * @throws RuntimeException or Error: what a command failed with that used the buffer and that
   *     nobody was told of, or what the device failed with
   */
  public static void close(Memory memory) {
    Task task = Task.handOver();
    List<Revocation<?>> revocations = new ArrayList<>();
    boolean first =
        Registration.atomically(
            () -> {
              if (memory.isClosed()) {
                return false;
              }
              memory.history().close();
              Registration.registerHost(task, List.of(memory.use(true)));
              revocations.addAll(memory.revocations());
              memory.revocations().clear();
              return true;
            });
    if (!first) {
      Registration.conflicts(memory.history(), true).forEach(Task::awaitUninterruptibly);
      return;
    }
    revocations.forEach(Revocation::run);
    Throwable failure = null;
    try {
      List<Task> before = task.predecessors();
      task.awaitTurn();
      failure = Task.tellAll(before);
      failure = Failures.both(failure, memory.release());
    } finally {
      task.complete();
    }
    Failures.rethrow(failure);
  }

  /** Waits for the commands that use a memory; throws what they failed with. */
  public static void awaitUsers(Memory memory) {
    List<Task> users = Registration.conflicts(memory.history(), true);
    users.forEach(Task::awaitUninterruptibly);
    Failures.rethrow(Task.tellAll(users));
  }
}
