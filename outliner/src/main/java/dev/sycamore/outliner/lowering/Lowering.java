package dev.sycamore.outliner.lowering;

import com.github.javaparser.ast.Node;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Expression;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.RecordType;
import dev.sycamore.outliner.program.AspectUse;
import dev.sycamore.outliner.program.CallEdge;
import dev.sycamore.outliner.report.Faults;
import dev.sycamore.outliner.report.SourceCallChain;
import dev.sycamore.outliner.source.ParsedUnit;
import dev.sycamore.outliner.types.Substitution;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * One function or kernel while it is lowered: what is known of it, and those who lower its parts.
 */
final class Lowering {
  private final Services services;
  private final ParsedUnit unit;
  private final Faults faults;
  private final TypedSource source;
  private final DeviceType returnType;
  private Self self = Self.NONE;
  private final Scope scope = new Scope();
  private final List<CallEdge> calls = new ArrayList<>();
  private final List<AspectUse> unseenUses = new ArrayList<>();
  private final ExpressionLowering expressions;
  private final StatementLowering statements;
  private final CallLowering callLowering;
  private Optional<Supplier<Expression>> plainReturn = Optional.empty();
  private final Node code;
  private Node current;

  Lowering(
      Services services,
      ParsedUnit unit,
      SourceCallChain chain,
      Substitution substitution,
      DeviceType returnType,
      Node whole) {
    this.services = services;
    this.unit = unit;
    this.faults = new Faults(services.sink(), unit, chain, whole, services.unattributed());
    this.source = new TypedSource(unit.attribution(), substitution);
    this.returnType = returnType;
    this.code = whole;
    this.current = whole;
    this.callLowering = new CallLowering(this);
    this.expressions = new ExpressionLowering(this);
    this.statements = new StatementLowering(this);
  }

  /** The whole kernel or function. */
  Node code() {
    return code;
  }

  Services services() {
    return services;
  }

  ParsedUnit unit() {
    return unit;
  }

  Faults faults() {
    return faults;
  }

  TypedSource source() {
    return source;
  }

  DeviceType returnType() {
    return returnType;
  }

  Self self() {
    return self;
  }

  /** Sets what {@code this} is, when its parts are there. */
  void setSelf(Self newSelf) {
    self = newSelf;
  }

  /** What a {@code return} without a value gives, in a constructor. */
  Optional<Supplier<Expression>> plainReturn() {
    return plainReturn;
  }

  void setPlainReturn(Supplier<Expression> value) {
    plainReturn = Optional.of(value);
  }

  Scope scope() {
    return scope;
  }

  /** Calls of other functions, in the order of the source. */
  List<CallEdge> calls() {
    return calls;
  }

  /**
   * Notes a use of a record, of which perhaps only the components that are read are in the code.
   */
  void noteAspects(Value value, SourceSpan at) {
    if (value instanceof Value.Plain plain
        && plain.expression().type() instanceof RecordType type) {
      type.aspects().forEach(aspect -> unseenUses.add(new AspectUse(aspect, at)));
    } else if (value instanceof Value.Composite composite) {
      composite.aspects().forEach(aspect -> unseenUses.add(new AspectUse(aspect, at)));
    }
  }

  /** Places that need an aspect and leave nothing in the code. */
  List<AspectUse> unseenUses() {
    return unseenUses;
  }

  ExpressionLowering expressions() {
    return expressions;
  }

  StatementLowering statements() {
    return statements;
  }

  CallLowering callLowering() {
    return callLowering;
  }

  SourceSpan spanOf(Node node) {
    return unit.spanOf(node);
  }

  /** Notes the place that is worked on, for faults of our own. */
  void at(Node node) {
    current = node;
  }

  /** The place that was worked on last. */
  Node current() {
    return current;
  }
}
