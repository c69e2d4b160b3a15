package dev.sycamore.codegen.reports;

import dev.sycamore.codegen.rewrite.NodeFactory;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.ConstantArrayRef;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Extent;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.SimpleExpressionVisitor;
import dev.sycamore.model.expression.SubView;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.DeclarePrivateArray;
import dev.sycamore.model.statement.DeviceStatement;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** The operands of what is checked in one body: each is evaluated once, and in Java's order. */
final class CheckedOperands {

  private final ReportingBody body;
  private final Set<Variable> assignedViews;
  private final Function<DeviceExpression, DeviceExpression> rewrite;
  private final Map<Variable, Integer> lengths = new HashMap<>();

  /**
   * @param assignedViews the variables that hold one view and then another
   * @param rewrite for the operands
   */
  CheckedOperands(
      ReportingBody body,
      Set<Variable> assignedViews,
      Function<DeviceExpression, DeviceExpression> rewrite) {
    this.body = body;
    this.assignedViews = assignedViews;
    this.rewrite = rewrite;
  }

  /** Learns the length of an array of constant size. */
  void learn(DeclarePrivateArray array) {
    lengths.put(array.variable(), array.length());
  }

  /** An operand with its own checks. */
  DeviceExpression rewritten(DeviceExpression operand) {
    return rewrite.apply(operand);
  }

  /** A view that can be used again; {@code out} gets the declaration if it needs one. */
  DeviceExpression nameable(DeviceExpression view, List<DeviceStatement> out) {
    boolean stays = !(view instanceof ReadLocal read && assignedViews.contains(read.variable()));
    if (view.isTrivial() && stays) {
      return view;
    }
    Variable variable = body.declare("view", view, out);
    if (view instanceof SubView row && row.length() instanceof Literal length) {
      lengths.put(variable, (Integer) length.value());
    }
    return new ReadLocal(variable, view.span());
  }

  /** An operand that can be evaluated again, whatever happens in between. */
  DeviceExpression stable(String name, DeviceExpression value, List<DeviceStatement> out) {
    return value instanceof Literal
        ? value
        : new ReadLocal(body.declare(name, value, out), value.span());
  }

  DeviceExpression extent(DeviceExpression view, int dimension, SourceSpan span) {
    return view.accept(
        new SimpleExpressionVisitor<>() {
          @Override
          public DeviceExpression visitConstantArrayRef(ConstantArrayRef constant) {
            return new NodeFactory(span).integer(constant.array().values().size());
          }

          @Override
          public DeviceExpression visitReadLocal(ReadLocal e) {
            Integer length = lengths.get(e.variable());
            return length == null ? defaultAction(e) : new NodeFactory(span).integer(length);
          }

          @Override
          public DeviceExpression defaultAction(DeviceExpression other) {
            return new Extent(other, dimension, span);
          }
        });
  }

  /** Whether an index is out of the range of an extent; empty if it cannot be. */
  static Optional<DeviceExpression> outside(
      DeviceExpression index, DeviceExpression extent, NodeFactory nodes) {
    if (index instanceof Literal i
        && extent instanceof Literal n
        && (Integer) i.value() >= 0
        && (Integer) i.value() < (Integer) n.value()) {
      return Optional.empty();
    }
    // One comparison as unsigned numbers: a negative index is a very large one.
    return Optional.of(
        nodes.binary(
            BinaryOperator.GREATER_OR_EQUAL, unsigned(index, nodes), unsigned(extent, nodes)));
  }

  /** Whether a number is greater than another, as unsigned ones. */
  static DeviceExpression beyond(
      DeviceExpression number, DeviceExpression greatest, NodeFactory nodes) {
    return nodes.binary(BinaryOperator.GREATER, unsigned(number, nodes), unsigned(greatest, nodes));
  }

  private static DeviceExpression unsigned(DeviceExpression e, NodeFactory nodes) {
    return e instanceof Literal literal
        ? nodes.integer((Integer) literal.value() ^ Integer.MIN_VALUE)
        : nodes.binary(BinaryOperator.XOR, e, nodes.integer(Integer.MIN_VALUE));
  }
}
