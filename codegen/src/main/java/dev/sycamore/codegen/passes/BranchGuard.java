package dev.sycamore.codegen.passes;

import dev.sycamore.codegen.rewrite.NodeFactory;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.Logical;
import dev.sycamore.model.expression.Unary;
import dev.sycamore.model.expression.UnaryOperator;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.type.ScalarType;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * When code runs that is not in its branch any more.
 *
 * @param entered set where control has come to the code; empty if it always does
 * @param left the flags of jumps, each of which skips the code
 */
record BranchGuard(Optional<Variable> entered, Set<Variable> left) {

  static final BranchGuard ALWAYS = new BranchGuard(Optional.empty(), Set.of());

  static BranchGuard entered(Variable flag) {
    return new BranchGuard(Optional.of(flag), Set.of());
  }

  boolean isAlways() {
    return entered.isEmpty() && left.isEmpty();
  }

  BranchGuard unless(Set<Variable> flags) {
    if (flags.isEmpty()) {
      return this;
    }
    Set<Variable> all = new LinkedHashSet<>(left);
    all.addAll(flags);
    return new BranchGuard(entered, all);
  }

  /** Whether the code runs; true if it always does. */
  DeviceExpression holds(SourceSpan span) {
    NodeFactory nodes = new NodeFactory(span);
    List<DeviceExpression> parts = new ArrayList<>();
    entered.ifPresent(flag -> parts.add(nodes.read(flag)));
    left.forEach(flag -> parts.add(new Unary(UnaryOperator.NOT, nodes.read(flag), span)));
    return parts.stream()
        .reduce((a, b) -> new Logical(true, a, b, span))
        .orElseGet(() -> new Literal(ScalarType.BOOLEAN, true, span));
  }

  /** Whether the code runs and a condition holds, which is evaluated only then. */
  DeviceExpression and(DeviceExpression condition) {
    if (isAlways()) {
      return condition;
    }
    DeviceExpression holds = holds(condition.span());
    boolean isTrue = condition instanceof Literal literal && literal.value().equals(true);
    return isTrue ? holds : new Logical(true, holds, condition, condition.span());
  }

  /** Statements that run only where this holds. */
  List<DeviceStatement> around(List<DeviceStatement> statements) {
    if (statements.isEmpty() || isAlways()) {
      return statements;
    }
    SourceSpan span = statements.get(0).span();
    return List.of(new NodeFactory(span).when(holds(span), statements));
  }
}
