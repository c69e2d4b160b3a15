package dev.sycamore.codegen.reports;

import dev.sycamore.binding.ReportKind;
import dev.sycamore.codegen.rewrite.NodeFactory;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.AtomicOperation;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.Conditional;
import dev.sycamore.model.expression.ConstantArrayRef;
import dev.sycamore.model.expression.Expression;
import dev.sycamore.model.expression.Extent;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.Logical;
import dev.sycamore.model.expression.ReadElement;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.SimpleExpressionVisitor;
import dev.sycamore.model.expression.StatementExpression;
import dev.sycamore.model.expression.SubView;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DeclarePrivateArray;
import dev.sycamore.model.statement.Evaluate;
import dev.sycamore.model.statement.If;
import dev.sycamore.model.statement.Statement;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.ViewType;
import dev.sycamore.model.type.VoidType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Checks the indices of one body, in Java's order: JLS 15.10.4, 15.13, 15.26.1. */
final class IndexChecks {

  private final ReportingBody body;
  private final Set<Variable> accessors;
  private final Function<Expression, Expression> rewrite;
  private final Map<Variable, Integer> lengths = new HashMap<>();

  /**
   * @param accessors the variables that hold accessors
   * @param rewrite for the operands
   */
  IndexChecks(
      ReportingBody body, Set<Variable> accessors, Function<Expression, Expression> rewrite) {
    this.body = body;
    this.accessors = accessors;
    this.rewrite = rewrite;
  }

  /** Learns the length of an array of constant size. */
  void learn(DeclarePrivateArray array) {
    lengths.put(array.variable(), array.length());
  }

  /** A place that is going to be used: a view that can be named, and indices that are kept. */
  private record Place(Expression view, List<Expression> indices, boolean accessor) {}

  Expression read(ReadElement e) {
    List<Statement> statements = new ArrayList<>();
    Place place = place(e.view(), e.indices(), statements);
    ReadElement read = new ReadElement(place.view(), place.indices(), e.span());
    Optional<Expression> outside = outside(place, e.span());
    if (outside.isEmpty() && statements.isEmpty()) {
      return read;
    } else if (outside.isPresent() && body.continuesAfterFailure()) {
      Variable bad = body.declare("bad", outside.get(), statements);
      NodeFactory nodes = new NodeFactory(e.span());
      statements.add(nodes.when(nodes.read(bad), fail(place, e.span())));
      Variable value = zeroOr(nodes, bad, read, statements);
      return new StatementExpression(statements, value, e.span());
    }
    outside.ifPresent(
        o -> statements.add(new NodeFactory(e.span()).when(o, fail(place, e.span()))));
    Variable value = body.declare("element", read, statements);
    return new StatementExpression(statements, value, e.span());
  }

  /** The element, or a zero where there is none. */
  private Variable zeroOr(
      NodeFactory nodes, Variable bad, ReadElement read, List<Statement> statements) {
    Optional<Expression> zero = nodes.zero(read.type());
    if (zero.isPresent()) {
      return body.declare(
          "element", new Conditional(nodes.read(bad), zero.get(), read, read.span()), statements);
    }
    Variable value = body.fresh("element", read.type());
    statements.add(new DeclareLocal(value, Optional.empty(), read.span()));
    Expression good = nodes.binary(BinaryOperator.EQUAL, nodes.read(bad), isFalse(read.span()));
    statements.add(nodes.when(good, List.of(nodes.assign(value, read))));
    return value;
  }

  private static Literal isFalse(SourceSpan span) {
    return new Literal(ScalarType.BOOLEAN, false, span);
  }

  /** A store, in {@code out}; the index is checked after the value (JLS 15.26.1). */
  Variable assign(
      AssignmentTarget.Element target, Expression value, SourceSpan span, List<Statement> out) {
    Place place = place(target.view(), target.indices(), out);
    Variable stored = body.declare("value", rewrite.apply(value), out);
    NodeFactory nodes = new NodeFactory(span);
    Statement store =
        nodes.assign(
            new AssignmentTarget.Element(place.view(), place.indices()), nodes.read(stored));
    guard(place, store, span, out);
    return stored;
  }

  /** An atomic operation; nothing is the result of a STORE. */
  Expression atomic(AtomicOperation e) {
    List<Statement> statements = new ArrayList<>();
    Place place = place(e.view(), e.indices(), statements);
    List<Expression> operands = new ArrayList<>();
    for (Expression operand : e.operands()) {
      operands.add(stable("operand", rewrite.apply(operand), statements));
    }
    AtomicOperation operation =
        new AtomicOperation(
            e.operator(), place.view(), place.indices(), operands, e.type(), e.span());
    NodeFactory nodes = new NodeFactory(e.span());
    if (e.type() == VoidType.VOID) {
      guard(place, new Evaluate(operation, e.span()), e.span(), statements);
      return body.withoutValue(statements, e.span());
    }
    Variable old = body.declare("old", nodes.zero(e.type()).orElseThrow(), statements);
    guard(place, nodes.assign(old, operation), e.span(), statements);
    return new StatementExpression(statements, old, e.span());
  }

  private void guard(Place place, Statement action, SourceSpan span, List<Statement> out) {
    Optional<Expression> outside = outside(place, span);
    if (outside.isPresent() && body.continuesAfterFailure()) {
      out.add(
          new If(
              outside.get(),
              new dev.sycamore.model.statement.Block(fail(place, span), span),
              Optional.of(new dev.sycamore.model.statement.Block(List.of(action), span)),
              span));
      return;
    }
    outside.ifPresent(o -> out.add(new NodeFactory(span).when(o, fail(place, span))));
    out.add(action);
  }

  /** A row of an array of arrays: its index is one too. */
  Expression row(SubView e) {
    Expression view = rewrite.apply(e.view());
    if (!(e.length() instanceof Literal length) || (Integer) length.value() == 0) {
      return new SubView(view, rewrite.apply(e.offset()), rewrite.apply(e.length()), e.span());
    }
    int rowSize = (Integer) length.value();
    List<Statement> statements = new ArrayList<>();
    Expression whole = nameable(view, statements);
    NodeFactory nodes = new NodeFactory(e.span());
    Expression index = stable("row", rewrite.apply(rowIndex(e, rowSize, nodes)), statements);
    Expression rows = rows(extent(whole, 0, e.span()), rowSize, nodes);
    Optional<Expression> outside = outside(index, rows, nodes);
    Expression offset = nodes.binary(BinaryOperator.MULTIPLY, index, length);
    Expression size = length;
    if (outside.isPresent()) {
      Variable bad = body.declare("bad", outside.get(), statements);
      statements.add(
          nodes.when(
              nodes.read(bad),
              body.fail(ReportKind.ARRAY_INDEX, "", List.of(index, rows), e.span())));
      if (body.continuesAfterFailure()) {
        // A row without elements: whatever is done with it is out of its range.
        offset = new Conditional(nodes.read(bad), nodes.integer(0), offset, e.span());
        size = new Conditional(nodes.read(bad), nodes.integer(0), size, e.span());
      }
    }
    SubView row = new SubView(whole, offset, size, e.span());
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

  private Place place(Expression view, List<Expression> indices, List<Statement> out) {
    boolean accessor = AccessorViews.isAccessor(view, accessors);
    Expression named = nameable(rewrite.apply(view), out);
    List<Expression> kept = new ArrayList<>();
    for (Expression index : indices) {
      kept.add(stable("index", rewrite.apply(index), out));
    }
    return new Place(named, kept, accessor);
  }

  private Expression nameable(Expression view, List<Statement> out) {
    if (view.isTrivial()) {
      return view;
    }
    Variable variable = body.declare("view", view, out);
    if (view instanceof SubView row && row.length() instanceof Literal length) {
      lengths.put(variable, (Integer) length.value());
    }
    return new ReadLocal(variable, view.span());
  }

  /** An operand that can be evaluated again, whatever happens in between. */
  private Expression stable(String name, Expression value, List<Statement> out) {
    return value instanceof Literal
        ? value
        : new ReadLocal(body.declare(name, value, out), value.span());
  }

  private Expression extent(Expression view, int dimension, SourceSpan span) {
    return view.accept(
        new SimpleExpressionVisitor<>() {
          @Override
          public Expression visitConstantArrayRef(ConstantArrayRef constant) {
            return new NodeFactory(span).integer(constant.array().values().size());
          }

          @Override
          public Expression visitReadLocal(ReadLocal e) {
            Integer length = lengths.get(e.variable());
            return length == null ? defaultAction(e) : new NodeFactory(span).integer(length);
          }

          @Override
          public Expression defaultAction(Expression other) {
            return new Extent(other, dimension, span);
          }
        });
  }

  /** Whether an index is out of range; empty if it cannot be. */
  private Optional<Expression> outside(Place place, SourceSpan span) {
    NodeFactory nodes = new NodeFactory(span);
    Optional<Expression> any = Optional.empty();
    for (int d = 0; d < place.indices().size(); d++) {
      Optional<Expression> one =
          outside(place.indices().get(d), extent(place.view(), d, span), nodes);
      Optional<Expression> before = any;
      any =
          one.isEmpty()
              ? before
              : Optional.of(
                  before
                      .<Expression>map(b -> new Logical(false, b, one.get(), span))
                      .orElse(one.get()));
    }
    return any;
  }

  private static Optional<Expression> outside(
      Expression index, Expression extent, NodeFactory nodes) {
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

  private static Expression unsigned(Expression e, NodeFactory nodes) {
    return e instanceof Literal literal
        ? nodes.integer((Integer) literal.value() ^ Integer.MIN_VALUE)
        : nodes.binary(BinaryOperator.XOR, e, nodes.integer(Integer.MIN_VALUE));
  }

  private List<Statement> fail(Place place, SourceSpan span) {
    List<Expression> operands = new ArrayList<>(place.indices());
    int dimensions = ((ViewType) place.view().type()).dimensions();
    for (int d = 0; d < dimensions; d++) {
      operands.add(extent(place.view(), d, span));
    }
    return body.fail(kind(place), "", operands, span);
  }

  private static ReportKind kind(Place place) {
    if (place.view() instanceof ConstantArrayRef constant && constant.array().text()) {
      return ReportKind.STRING_INDEX;
    }
    return place.accessor() ? ReportKind.ACCESSOR_INDEX : ReportKind.ARRAY_INDEX;
  }
}
