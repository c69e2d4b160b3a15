package dev.sycamore.runtime.command;

import dev.sycamore.runtime.task.Ordering;
import dev.sycamore.runtime.task.Task;

/** A command that can run: its kernel was found and its captured values were read. */
public interface PreparedCommand extends Task.Body {
  /** Names the memory that the command uses. It neither waits nor calls code of the program. */
  void claim(MemoryClaims claims);

  /** How it is placed among those of its queue. */
  default Ordering ordering() {
    return Ordering.DEPENDENCIES;
  }

  /** Whether this thread has to run the command, before the call that submits it returns. */
  boolean atOnce();
}
