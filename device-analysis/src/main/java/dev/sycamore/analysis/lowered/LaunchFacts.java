package dev.sycamore.analysis.lowered;

import dev.sycamore.diagnostics.SourceSpan;
import java.util.List;
import java.util.OptionalLong;

/**
 * What the source around a kernel shows of its launches, as far as it is written out. Few rules ask
 * for it, so it is read when one does.
 */
public interface LaunchFacts {

  /** Whether there is one work-item, as in {@code range(1)} and {@code ndRange(1, 1)}. */
  boolean hasOneWorkItem();

  /** Whether the nd-range is one group: both of its ranges are written alike, or have one value. */
  boolean hasOneGroup();

  /** How many work-items a group has; empty if the launch does not show that. */
  OptionalLong groupSize();

  /** How many work-items there are in a dimension; empty if the launch does not show that. */
  OptionalLong globalSize(int dimension);

  /** How many work-items a group has in a dimension; empty if the launch does not show that. */
  OptionalLong localSize(int dimension);

  /**
   * The size of the work-groups of each launch that there can be, the last dimension the fastest;
   * empty if the source does not show that.
   */
  List<Integer> onlyGroupSize();

  /** Whether the number of work-items in a dimension is written as the variable declared there. */
  boolean isGlobalSize(int dimension, SourceSpan declaration);

  /** Whether the size of a group in a dimension is written as the variable declared there. */
  boolean isLocalSize(int dimension, SourceSpan declaration);

  /**
   * Whether the kernel is written in the call that launches it, over a range that is written there
   * and begins at 0: then no launch is another one.
   */
  boolean isWrittenOut();

  /** The modes of the file's variables that {@code access} initialises. */
  List<AccessorMode> accessorModes();
}
