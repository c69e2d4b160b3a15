package dev.sycamore.analysis.uniformity;

import dev.sycamore.analysis.lowered.SourceCallChain;
import dev.sycamore.model.expression.DeviceExpression;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Tells which expressions of one function have different values in the work-items that have to
 * agree, and reports what it comes by to the observer of the analysis.
 */
final class VaryingValues {
  private final Uniformity program;
  private final VaryingVariables variables;
  private final UniformityScan statements;
  private Optional<SourceCallChain> chain = Optional.empty();

  VaryingValues(Uniformity program, VaryingVariables variables, UniformityScan statements) {
    this.program = program;
    this.variables = variables;
    this.statements = statements;
  }

  Uniformity program() {
    return program;
  }

  VaryingVariables variables() {
    return variables;
  }

  UniformityScan statements() {
    return statements;
  }

  /** From now on what is found is reported. */
  void reportTo(SourceCallChain newChain) {
    chain = Optional.of(newChain);
  }

  /** Reports something, unless nothing is reported now. */
  void report(Consumer<SourceCallChain> report) {
    chain.ifPresent(report);
  }

  /** Whether the value varies; notes what the expression makes vary. */
  boolean varies(DeviceExpression expression, Divergence divergence) {
    return expression.accept(new ValueVisitor(this, divergence));
  }

  /** Whether any of the values varies; visits all. */
  boolean anyVaries(List<DeviceExpression> expressions, Divergence divergence) {
    boolean varies = false;
    for (DeviceExpression expression : expressions) {
      varies |= varies(expression, divergence);
    }
    return varies;
  }
}
