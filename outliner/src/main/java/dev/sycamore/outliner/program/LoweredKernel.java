package dev.sycamore.outliner.program;

import com.github.javaparser.ast.Node;
import dev.sycamore.model.Kernel;
import dev.sycamore.outliner.report.CallChain;
import dev.sycamore.outliner.source.ParsedUnit;
import java.util.List;

/**
 * A kernel with what it calls.
 *
 * @param code the lambda, method reference or method
 * @param kernel its arguments' access and its attributes are not known yet
 * @param calls in the order of the source
 * @param demands what is said at the kernel itself
 * @param named whether the launch names it
 * @param faulty whether something of it could not be lowered
 */
public record LoweredKernel(
    ParsedUnit unit,
    Node code,
    Kernel kernel,
    CallChain chain,
    List<CallEdge> calls,
    List<LaunchDemand> demands,
    boolean named,
    boolean faulty) {
  public LoweredKernel {
    calls = List.copyOf(calls);
    demands = List.copyOf(demands);
  }
}
