package dev.sycamore.codegen.reports;

import dev.sycamore.binding.ReportKind;
import dev.sycamore.codegen.rewrite.NodeFactory;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.Conditional;
import dev.sycamore.model.expression.Expression;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.Logical;
import dev.sycamore.model.expression.SimpleExpressionVisitor;
import dev.sycamore.model.expression.StatementExpression;
import dev.sycamore.model.expression.SubView;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.Statement;
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
  Expression part(SubView e) {
    return AccessorViews.isAccessor(e.view(), accessors) ? slice(e) : row(e);
  }

  private Expression slice(SubView e) {
    List<Statement> statements = new ArrayList<>();
    Expression whole = operands.nameable(operands.rewritten(e.view()), statements);
    Expression from = operands.stable("from", operands.rewritten(e.offset()), statements);
    Expression count = operands.stable("count", operands.rewritten(e.length()), statements);
    NodeFactory nodes = new NodeFactory(e.span());
    Expression size = operands.extent(whole, 0, e.span());
    // Numbers below zero are very large ones. The difference is not below it where it is looked at.
    Expression tooMany = CheckedOperands.beyond(count, size, nodes);
    Expression tooFar =
        CheckedOperands.beyond(from, nodes.binary(BinaryOperator.SUBTRACT, size, count), nodes);
    Variable bad = body.declare("bad", new Logical(false, tooMany, tooFar, e.span()), statements);
    statements.add(
        nodes.when(
            nodes.read(bad),
            body.fail(ReportKind.MEMORY_SLICE, "", List.of(from, count, size), e.span())));
    return checked(e, whole, from, count, bad, statements);
  }

  /** The part, of which nothing is left where the body goes on after a violation. */
  private Expression checked(
      SubView e,
      Expression whole,
      Expression offset,
      Expression length,
      Variable bad,
      List<Statement> statements) {
    NodeFactory nodes = new NodeFactory(e.span());
    SubView part =
        body.continuesAfterFailure()
            ? new SubView(whole, zeroIf(bad, offset, nodes), zeroIf(bad, length, nodes), e.span())
            : new SubView(whole, offset, length, e.span());
    return new StatementExpression(statements, body.declare("view", part, statements), e.span());
  }

  private static Expression zeroIf(Variable bad, Expression value, NodeFactory nodes) {
    return new Conditional(nodes.read(bad), nodes.integer(0), value, value.span());
  }

  /** A row of an array of arrays: its index is one too. */
  private Expression row(SubView e) {
    Expression view = operands.rewritten(e.view());
    if (!(e.length() instanceof Literal length) || (Integer) length.value() == 0) {
      return new SubView(
          view, operands.rewritten(e.offset()), operands.rewritten(e.length()), e.span());
    }
    int rowSize = (Integer) length.value();
    List<Statement> statements = new ArrayList<>();
    Expression whole = operands.nameable(view, statements);
    NodeFactory nodes = new NodeFactory(e.span());
    Expression index =
        operands.stable("row", operands.rewritten(rowIndex(e, rowSize, nodes)), statements);
    Expression rows = rows(operands.extent(whole, 0, e.span()), rowSize, nodes);
    Optional<Expression> outside = CheckedOperands.outside(index, rows, nodes);
    Expression offset = nodes.binary(BinaryOperator.MULTIPLY, index, length);
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

  private static Expression rowIndex(SubView e, int rowSize, NodeFactory nodes) {
    return e.offset()
        .accept(
            new SimpleExpressionVisitor<>() {
              @Override
              public Expression visitLiteral(Literal offset) {
                return nodes.integer((Integer) offset.value() / rowSize);
              }

              @Override
              public Expression visitBinary(Binary offset) {
                boolean product =
                    offset.operator() == BinaryOperator.MULTIPLY
                        && offset.right().equals(e.length());
                return product ? offset.left() : defaultAction(offset);
              }

              @Override
              public Expression defaultAction(Expression offset) {
                return nodes.binary(BinaryOperator.DIVIDE, offset, e.length());
              }
            });
  }

  private static Expression rows(Expression extent, int rowSize, NodeFactory nodes) {
    return extent instanceof Literal length
        ? nodes.integer((Integer) length.value() / rowSize)
        : nodes.binary(BinaryOperator.DIVIDE, extent, nodes.integer(rowSize));
  }
}
