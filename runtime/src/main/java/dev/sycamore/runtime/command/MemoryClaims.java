package dev.sycamore.runtime.command;

import dev.sycamore.binding.ElementKind;
import dev.sycamore.runtime.memory.Allocation;
import dev.sycamore.runtime.memory.Memory;
import dev.sycamore.runtime.values.LaidOutArray;
import dev.sycamore.runtime.values.RowElements;
import java.util.List;

/** The memory that a command uses, as it is named under the lock of the registration. */
public interface MemoryClaims {
  /** The command uses a memory. */
  void use(Memory memory, boolean writes);

  /**
   * The command uses memory that the program allocated; that orders it after nothing.
   *
   * @throws IllegalStateException if it is closed
   */
  void use(Allocation allocation);

  /** The memory of an array that the command uses, which is the program's after the next await. */
  Memory array(Object array, ElementKind kind, boolean writes);

  /** The same for what is laid out on devices. */
  Memory array(LaidOutArray laidOut, boolean writes);

  /**
   * Other memories with elements of the same arrays as one that was claimed, which the command uses
   * with it: they have to be {@linkplain Memory#useOnHost current on the host} before it starts.
   */
  List<Memory> sharing(Memory claimed, boolean writes);

  /**
   * The memory of an array in a static field that the command only reads. It may be one that other
   * commands read as well, with what the array holds now.
   */
  Memory staticArray(Object array, ElementKind kind);

  /**
   * The same for an array of arrays.
   *
   * @param rows as they are now, of primitives
   */
  Memory staticRows(Object[] array, RowElements rows);

  /** The memories of all arrays that have one, which the command may write. */
  List<Memory> everyArray();
}
