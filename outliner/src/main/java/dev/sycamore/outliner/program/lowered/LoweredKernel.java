package dev.sycamore.outliner.program.lowered;

import com.github.javaparser.ast.Node;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.outliner.report.SourceCallChain;
import java.util.List;

/**
 * A kernel with what it calls.
 *
 * @param code the lambda, method reference or method
 * @param kernel its arguments' access and its attributes are not known yet
 * @param calls in the order of the source
 * @param requirements what is said at the kernel itself
 * @param marks what is said at the kernel about aspects
 * @param unseenUses places that need an aspect and left nothing in the kernel's body
 * @param faulty whether something of it could not be lowered
 */
public record LoweredKernel(
    ParsedUnit unit,
    Node code,
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
