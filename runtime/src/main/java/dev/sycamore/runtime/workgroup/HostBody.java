package dev.sycamore.runtime.workgroup;

import java.util.function.Consumer;

/** A kernel as the host runs it: the lambda itself. */
public sealed interface HostBody {

  /** A kernel without work-groups. */
  non-sealed interface Range extends HostBody {
    /** Runs the work-items of a box; dimension 0 is the slowest, {@code end} is exclusive. */
    void run(int[] begin, int[] end);
  }

  /** A kernel with work-groups. */
  record Groups(Consumer<WorkItem> body, boolean localMemory) implements HostBody {}
}
