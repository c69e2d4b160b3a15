package dev.sycamore.runtime;

import dev.sycamore.binding.ElementKind;
import dev.sycamore.runtime.memory.Memory;
import dev.sycamore.runtime.task.Task;
import java.util.List;

/** Launches kernels on one kind of device. */
interface Launcher {
  /** The memory that a command uses, as it is named under the lock of the registration. */
  interface Claims {
    /** The command uses a memory. */
    void use(Memory memory, boolean writes);

    /**
     * The memory of an array that the command uses, which is the program's after the next await.
     */
    Memory array(Object array, ElementKind kind, boolean writes);

    /** The memories of all arrays that have one, which the command may write. */
    List<Memory> everyArray();
  }

  /** A command whose kernel was found and whose captured values were read. */
  interface Prepared extends Task.Body {
    /** Names the memory that the command uses. It neither waits nor calls code of the program. */
    void claim(Claims claims);

    /** Whether this thread has to run the command, before the call that submits it returns. */
    boolean atOnce();
  }

  /**
   * Prepares a launch. What can be known now is an error now.
   *
   * @throws dev.sycamore.KernelNotSupportedException if the kernel cannot run on the device
   * @throws IllegalStateException if the launcher is closed
   */
  Prepared prepare(LaunchRequest request);

  /** Waits for everything that was started. */
  void finish();

  /**
   * What the launcher holds on its device. It knows nothing of the launcher, so that it can be
   * freed after the program forgot the queue.
   */
  StreamResources resources();

  /** Refuses launches from now on. */
  void close();
}
