package dev.sycamore.codegen.reports;

import dev.sycamore.binding.ReportKind;
import dev.sycamore.codegen.rewrite.NodeFactory;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.Conditional;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.Logical;
import dev.sycamore.model.expression.SimpleExpressionVisitor;
import dev.sycamore.model.expression.StatementExpression;
import dev.sycamore.model.expression.SubView;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.DeviceStatement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Checks the parts of views that one body takes: slices of memory, rows of arrays of arrays. */
final class PartChecks {

  private final ReportingBody body;
  private final Set<Variable> accessors;
  private final CheckedOperands operands;

  /**
   * @param accessors the variables that hold accessors
   */
  PartChecks(ReportingBody body, Set<Variable> accessors, CheckedOperands operands) {
    this.body = body;
    this.accessors = accessors;
    this.operands = operands;
  }

  /** A slice of memory, or a row of an array of arrays. */
  DeviceExpression part(SubView e) {
    return AccessorViews.isAccessor(e.view(), accessors) ? slice(e) : row(e);
  }

  private DeviceExpression slice(SubView e) {
    List<DeviceStatement> statements = new ArrayList<>();
    DeviceExpression whole = operands.nameable(operands.rewritten(e.view()), statements);
    DeviceExpression from = operands.stable("from", operands.rewritten(e.offset()), statements);
    DeviceExpression count = operands.stable("count", operands.rewritten(e.length()), statements);
    NodeFactory nodes = new NodeFactory(e.span());
    DeviceExpression size = operands.extent(whole, 0, e.span());
    // Numbers below zero are very large ones. The difference is not below it where it is looked at.
    DeviceExpression tooMany = CheckedOperands.beyond(count, size, nodes);
    DeviceExpression tooFar =
        CheckedOperands.beyond(from, nodes.binary(BinaryOperator.SUBTRACT, size, count), nodes);
    Variable bad = body.declare("bad", new Logical(false, tooMany, tooFar, e.span()), statements);
    statements.add(
        nodes.when(
            nodes.read(bad),
            body.fail(ReportKind.MEMORY_SLICE, "", List.of(from, count, size), e.span())));
    return checked(e, whole, from, count, bad, statements);
  }

  /** The part, of which nothing is left where the body goes on after a violation. */
  private DeviceExpression checked(
      SubView e,
      DeviceExpression whole,
      DeviceExpression offset,
      DeviceExpression length,
      Variable bad,
      List<DeviceStatement> statements) {
    NodeFactory nodes = new NodeFactory(e.span());
    SubView part =
        body.continuesAfterFailure()
            ? new SubView(whole, zeroIf(bad, offset, nodes), zeroIf(bad, length, nodes), e.span())
            : new SubView(whole, offset, length, e.span());
    return new StatementExpression(statements, body.declare("view", part, statements), e.span());
  }

  private static DeviceExpression zeroIf(Variable bad, DeviceExpression value, NodeFactory nodes) {
    return new Conditional(nodes.read(bad), nodes.integer(0), value, value.span());
  }

  /** A row of an array of arrays: its index is one too. */
  private DeviceExpression row(SubView e) {
    DeviceExpression view = operands.rewritten(e.view());
    if (!(e.length() instanceof Literal length) || (Integer) length.value() == 0) {
      return new SubView(
          view, operands.rewritten(e.offset()), operands.rewritten(e.length()), e.span());
    }
    int rowSize = (Integer) length.value();
    List<DeviceStatement> statements = new ArrayList<>();
    DeviceExpression whole = operands.nameable(view, statements);
    NodeFactory nodes = new NodeFactory(e.span());
    DeviceExpression index =
        operands.stable("row", operands.rewritten(rowIndex(e, rowSize, nodes)), statements);
    DeviceExpression rows = rows(operands.extent(whole, 0, e.span()), rowSize, nodes);
    Optional<DeviceExpression> outside = CheckedOperands.outside(index, rows, nodes);
    DeviceExpression offset = nodes.binary(BinaryOperator.MULTIPLY, index, length);
    if (outside.isPresent()) {
      Variable bad = body.declare("bad", outside.get(), statements);
      statements.add(
          nodes.when(
              nodes.read(bad),
              body.fail(ReportKind.ARRAY_INDEX, "", List.of(index, rows), e.span())));
      return checked(e, whole, offset, length, bad, statements);
    }
    SubView row = new SubView(whole, offset, length, e.span());
    if (statements.isEmpty()) {
      return row;
    }
    return new StatementExpression(statements, body.declare("view", row, statements), e.span());
  }

  private static DeviceExpression rowIndex(SubView e, int rowSize, NodeFactory nodes) {
    return e.offset()
        .accept(
            new SimpleExpressionVisitor<>() {
              @Override
              public DeviceExpression visitLiteral(Literal offset) {
                return nodes.integer((Integer) offset.value() / rowSize);
              }

              @Override
              public DeviceExpression visitBinary(Binary offset) {
                boolean product =
                    offset.operator() == BinaryOperator.MULTIPLY
                        && offset.right().equals(e.length());
                return product ? offset.left() : defaultAction(offset);
              }

              @Override
              public DeviceExpression defaultAction(DeviceExpression offset) {
                return nodes.binary(BinaryOperator.DIVIDE, offset, e.length());
              }
            });
  }

  private static DeviceExpression rows(DeviceExpression extent, int rowSize, NodeFactory nodes) {
    return extent instanceof Literal length
        ? nodes.integer((Integer) length.value() / rowSize)
        : nodes.binary(BinaryOperator.DIVIDE, extent, nodes.integer(rowSize));
  }
}
