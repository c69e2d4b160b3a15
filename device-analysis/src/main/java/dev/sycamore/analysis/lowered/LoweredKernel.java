package dev.sycamore.analysis.lowered;

import dev.sycamore.model.program.Kernel;
import java.util.List;

/**
 * A kernel with what it calls.
 *
 * @param place the same for all kernels of one piece of source, and no other
 * @param launch what the source shows of its launches
 * @param kernel its arguments' access and its attributes are not known yet
 * @param calls in the order of the source
 * @param requirements what is said at the kernel itself
 * @param marks what is said at the kernel about aspects
 * @param unseenUses places that need an aspect and left nothing in the kernel's body
 * @param faulty whether something of it could not be lowered
 */
public record LoweredKernel(
    Object place,
    LaunchFacts launch,
    Kernel kernel,
    SourceCallChain chain,
    List<CallEdge> calls,
    List<LaunchRequirement> requirements,
    AspectMarks marks,
    List<AspectUse> unseenUses,
    boolean faulty) {
  public LoweredKernel {
    calls = List.copyOf(calls);
    requirements = List.copyOf(requirements);
    unseenUses = List.copyOf(unseenUses);
  }
}
