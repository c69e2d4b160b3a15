package dev.sycamore.runtime.command;

import dev.sycamore.runtime.task.Ordering;
import dev.sycamore.runtime.task.Task;
import dev.sycamore.runtime.task.TaskBody;
import java.util.List;

/** A command that can run: its kernel was found and its captured values were read. */
public interface PreparedCommand extends TaskBody {
  /** Names the memory that the command uses. It neither waits nor calls code of the program. */
  void claim(MemoryClaims claims);

  /** How it is placed among those of its queue. */
  default Ordering ordering() {
    return Ordering.DEPENDENCIES;
  }

  /**
   * Tasks that it only comes after. Called once, under the lock of the registration.
   *
   * @param self the task of this command
   */
  default List<Task> earlier(Task self) {
    return List.of();
  }

  /**
   * The same command for another run, prepared already; of a {@link Command#isRepeatable} one only.
   */
  default PreparedCommand again() {
    throw new IllegalStateException("the command cannot be repeated");
  }

  /** Whether this thread has to run the command, before the call that submits it returns. */
  boolean atOnce();
}
