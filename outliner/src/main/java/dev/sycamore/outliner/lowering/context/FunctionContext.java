package dev.sycamore.outliner.lowering.context;

import com.github.javaparser.ast.Node;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Expression;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.RecordType;
import dev.sycamore.outliner.lowering.call.CallLowering;
import dev.sycamore.outliner.lowering.expression.ExpressionLowering;
import dev.sycamore.outliner.lowering.statement.StatementLowering;
import dev.sycamore.outliner.program.lowered.AspectUse;
import dev.sycamore.outliner.program.lowered.CallEdge;
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
public final class FunctionContext {
  private final CompilationContext services;
  private final ParsedUnit unit;
  private final Faults faults;
  private final TypedSource source;
  private final DeviceType returnType;
  private ThisObject self = ThisObject.NONE;
  private final FunctionScope scope = new FunctionScope();
  private final List<CallEdge> calls = new ArrayList<>();
  private final List<AspectUse> unseenUses = new ArrayList<>();
  private final ExpressionLowering expressions;
  private final StatementLowering statements;
  private final CallLowering callLowering;
  private Optional<Supplier<Expression>> plainReturn = Optional.empty();
  private final Node code;
  private Node current;

  public FunctionContext(
      CompilationContext services,
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
  public Node code() {
    return code;
  }

  public CompilationContext services() {
    return services;
  }

  public ParsedUnit unit() {
    return unit;
  }

  public Faults faults() {
    return faults;
  }

  public TypedSource source() {
    return source;
  }

  public DeviceType returnType() {
    return returnType;
  }

  public ThisObject self() {
    return self;
  }

  /** Sets what {@code this} is, when its parts are there. */
  public void setSelf(ThisObject newSelf) {
    self = newSelf;
  }

  /** What a {@code return} without a value gives, in a constructor. */
  public Optional<Supplier<Expression>> plainReturn() {
    return plainReturn;
  }

  public void setPlainReturn(Supplier<Expression> value) {
    plainReturn = Optional.of(value);
  }

  public FunctionScope scope() {
    return scope;
  }

  /** Calls of other functions, in the order of the source. */
  public List<CallEdge> calls() {
    return calls;
  }

  /**
   * Notes a use of a record, of which perhaps only the components that are read are in the code.
   */
  public void noteAspects(Value value, SourceSpan at) {
    if (value instanceof Value.Plain plain
        && plain.expression().type() instanceof RecordType type) {
      type.aspects().forEach(aspect -> unseenUses.add(new AspectUse(aspect, at)));
    } else if (value instanceof Value.Composite composite) {
      composite.aspects().forEach(aspect -> unseenUses.add(new AspectUse(aspect, at)));
    }
  }

  /** Places that need an aspect and leave nothing in the code. */
  public List<AspectUse> unseenUses() {
    return unseenUses;
  }

  public ExpressionLowering expressions() {
    return expressions;
  }

  public StatementLowering statements() {
    return statements;
  }

  public CallLowering callLowering() {
    return callLowering;
  }

  public SourceSpan spanOf(Node node) {
    return unit.spanOf(node);
  }

  /** Notes the place that is worked on, for faults of our own. */
  public void at(Node node) {
    current = node;
  }

  /** The place that was worked on last. */
  public Node current() {
    return current;
  }
}
