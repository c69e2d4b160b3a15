package dev.sycamore.codegen.reports;

import dev.sycamore.binding.ReportKind;
import dev.sycamore.codegen.rewrite.NodeFactory;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.AtomicOperation;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.Conditional;
import dev.sycamore.model.expression.ConstantArrayRef;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.Logical;
import dev.sycamore.model.expression.ReadElement;
import dev.sycamore.model.expression.StatementExpression;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.Evaluate;
import dev.sycamore.model.statement.If;
import dev.sycamore.model.type.AddressSpace;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.ViewType;
import dev.sycamore.model.type.VoidType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Checks the indices of one body, in Java's order: JLS 15.10.4, 15.13, 15.26.1. */
final class IndexChecks {

  private final ReportingBody body;
  private final Set<Variable> accessors;
  private final CheckedOperands operands;

  /**
   * @param accessors the variables that hold accessors
   */
  IndexChecks(ReportingBody body, Set<Variable> accessors, CheckedOperands operands) {
    this.body = body;
    this.accessors = accessors;
    this.operands = operands;
  }

  /** A place that is going to be used: a view that can be named, and indices that are kept. */
  private record Place(DeviceExpression view, List<DeviceExpression> indices, boolean accessor) {}

  DeviceExpression read(ReadElement e) {
    List<DeviceStatement> statements = new ArrayList<>();
    Place place = place(e.view(), e.indices(), statements);
    ReadElement read = new ReadElement(place.view(), place.indices(), e.span());
    Optional<DeviceExpression> outside = outside(place, e.span());
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
      NodeFactory nodes, Variable bad, ReadElement read, List<DeviceStatement> statements) {
    Optional<DeviceExpression> zero = nodes.zero(read.type());
    if (zero.isPresent()) {
      return body.declare(
          "element", new Conditional(nodes.read(bad), zero.get(), read, read.span()), statements);
    }
    Variable value = body.fresh("element", read.type());
    statements.add(new DeclareLocal(value, Optional.empty(), read.span()));
    DeviceExpression good =
        nodes.binary(BinaryOperator.EQUAL, nodes.read(bad), isFalse(read.span()));
    statements.add(nodes.when(good, List.of(nodes.assign(value, read))));
    return value;
  }

  private static Literal isFalse(SourceSpan span) {
    return new Literal(ScalarType.BOOLEAN, false, span);
  }

  /** A store, in {@code out}; the index is checked after the value (JLS 15.26.1). */
  Variable assign(
      AssignmentTarget.Element target,
      DeviceExpression value,
      SourceSpan span,
      List<DeviceStatement> out) {
    Place place = place(target.view(), target.indices(), out);
    Variable stored = body.declare("value", operands.rewritten(value), out);
    NodeFactory nodes = new NodeFactory(span);
    DeviceStatement store =
        nodes.assign(
            new AssignmentTarget.Element(place.view(), place.indices()), nodes.read(stored));
    guard(place, store, span, out);
    return stored;
  }

  /** An atomic operation; nothing is the result of a STORE. */
  DeviceExpression atomic(AtomicOperation e) {
    List<DeviceStatement> statements = new ArrayList<>();
    Place place = place(e.view(), e.indices(), statements);
    List<DeviceExpression> values = new ArrayList<>();
    for (DeviceExpression operand : e.operands()) {
      values.add(operands.stable("operand", operands.rewritten(operand), statements));
    }
    AtomicOperation operation =
        new AtomicOperation(
            e.operator(), place.view(), place.indices(), values, e.type(), e.span());
    NodeFactory nodes = new NodeFactory(e.span());
    if (e.type() == VoidType.VOID) {
      guard(place, new Evaluate(operation, e.span()), e.span(), statements);
      return body.withoutValue(statements, e.span());
    }
    Variable old = body.declare("old", nodes.zero(e.type()).orElseThrow(), statements);
    guard(place, nodes.assign(old, operation), e.span(), statements);
    return new StatementExpression(statements, old, e.span());
  }

  private void guard(
      Place place, DeviceStatement action, SourceSpan span, List<DeviceStatement> out) {
    Optional<DeviceExpression> outside = outside(place, span);
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

  private Place place(
      DeviceExpression view, List<DeviceExpression> indices, List<DeviceStatement> out) {
    boolean accessor = AccessorViews.isAccessor(view, accessors);
    DeviceExpression named = operands.nameable(operands.rewritten(view), out);
    List<DeviceExpression> kept = new ArrayList<>();
    for (DeviceExpression index : indices) {
      kept.add(operands.stable("index", operands.rewritten(index), out));
    }
    return new Place(named, kept, accessor);
  }

  /** Whether an index is out of range; empty if it cannot be. */
  private Optional<DeviceExpression> outside(Place place, SourceSpan span) {
    NodeFactory nodes = new NodeFactory(span);
    Optional<DeviceExpression> any = Optional.empty();
    for (int d = 0; d < place.indices().size(); d++) {
      Optional<DeviceExpression> one =
          CheckedOperands.outside(
              place.indices().get(d), operands.extent(place.view(), d, span), nodes);
      Optional<DeviceExpression> before = any;
      any =
          one.isEmpty()
              ? before
              : Optional.of(
                  before
                      .<DeviceExpression>map(b -> new Logical(false, b, one.get(), span))
                      .orElse(one.get()));
    }
    return any;
  }

  private List<DeviceStatement> fail(Place place, SourceSpan span) {
    List<DeviceExpression> values = new ArrayList<>(place.indices());
    ViewType type = (ViewType) place.view().type();
    for (int d = 0; d < type.dimensions(); d++) {
      values.add(operands.extent(place.view(), d, span));
    }
    // All other memory of this space is a part of an argument, which is checked as well.
    return type.space() == AddressSpace.GLOBAL && type.dimensions() == 1
        ? body.failAtArgument(kind(place), values, span)
        : body.fail(kind(place), "", values, span);
  }

  private static ReportKind kind(Place place) {
    if (place.view() instanceof ConstantArrayRef constant && constant.array().text()) {
      return ReportKind.STRING_INDEX;
    }
    return place.accessor() ? ReportKind.ACCESSOR_INDEX : ReportKind.ARRAY_INDEX;
  }
}
