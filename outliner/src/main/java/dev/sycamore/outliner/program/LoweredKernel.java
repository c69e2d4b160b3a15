package dev.sycamore.outliner.program;

import dev.sycamore.model.Kernel;
import dev.sycamore.outliner.report.CallChain;
import dev.sycamore.outliner.source.ParsedUnit;
import java.util.List;

/**
 * A kernel with what it calls.
 *
 * @param kernel its arguments' access is not known yet
 * @param calls in the order of the source
 * @param named whether the launch names it
 * @param faulty whether something of it could not be lowered
 */
public record LoweredKernel(
    ParsedUnit unit,
    Kernel kernel,
    CallChain chain,
    List<CallEdge> calls,
    boolean named,
    boolean faulty) {
  public LoweredKernel {
    calls = List.copyOf(calls);
  }
}
