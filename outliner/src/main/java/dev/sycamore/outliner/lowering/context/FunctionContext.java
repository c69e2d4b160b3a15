package dev.sycamore.outliner.lowering.context;

import com.github.javaparser.ast.Node;
import dev.sycamore.analysis.lowered.AspectUse;
import dev.sycamore.analysis.lowered.CallEdge;
import dev.sycamore.analysis.lowered.SourceCallChain;
import dev.sycamore.annotations.Aspect;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.FastMathOptions;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.outliner.lowering.PartLowerers;
import dev.sycamore.outliner.lowering.call.CallLowering;
import dev.sycamore.outliner.lowering.closure.ClosureLowering;
import dev.sycamore.outliner.lowering.expression.ExpressionLowering;
import dev.sycamore.outliner.lowering.statement.StatementLowering;
import dev.sycamore.outliner.report.Faults;
import dev.sycamore.outliner.types.Substitution;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * One function or kernel while it is lowered: what is known of it, what was made of it so far, and
 * the lowerers of its parts. Expressions, statements, calls and closures contain each other, so
 * each finds the others here.
 */
public final class FunctionContext implements CodeEmission {

  private final CompilationContext compilation;
  private final PartLowerers lowerers;
  private final ParsedUnit unit;
  private final Node code;
  private final Faults faults;
  private final TypedSource source;
  private final DeviceType returnType;
  private final FastMathOptions fastMath;
  private final FunctionScope scope;
  private final List<CallEdge> callEdges;
  private final List<AspectUse> aspectUses;
  private final ThisObject thisObject;
  private final Optional<Supplier<DeviceExpression>> plainReturn;
  private final ExpressionLowering expressions;
  private final StatementLowering statements;
  private final CallLowering calls;
  private final ClosureLowering closures;

  /**
   * A function without a {@code this}.
   *
   * @param fastMath what operations are allowed about which the source says nothing
   * @param code the whole function
   */
  public FunctionContext(
      CompilationContext compilation,
      PartLowerers lowerers,
      ParsedUnit unit,
      SourceCallChain chain,
      Substitution substitution,
      DeviceType returnType,
      FastMathOptions fastMath,
      Node code) {
    this.compilation = compilation;
    this.lowerers = lowerers;
    this.unit = unit;
    this.code = code;
    this.faults = new Faults(compilation.sink(), unit, chain, code, compilation.unattributed());
    this.source = new TypedSource(unit.attribution(), substitution);
    this.returnType = returnType;
    this.fastMath = fastMath;
    this.scope = new FunctionScope();
    this.callEdges = new ArrayList<>();
    this.aspectUses = new ArrayList<>();
    this.thisObject = ThisObject.NONE;
    this.plainReturn = Optional.empty();
    this.expressions = lowerers.expressions(this);
    this.statements = lowerers.statements(this);
    this.calls = lowerers.calls(this);
    this.closures = lowerers.closures(this);
  }

  private FunctionContext(
      FunctionContext outer,
      ThisObject thisObject,
      Optional<Supplier<DeviceExpression>> plainReturn) {
    this.compilation = outer.compilation;
    this.lowerers = outer.lowerers;
    this.unit = outer.unit;
    this.code = outer.code;
    this.faults = outer.faults;
    this.source = outer.source;
    this.returnType = outer.returnType;
    this.fastMath = outer.fastMath;
    this.scope = outer.scope;
    this.callEdges = outer.callEdges;
    this.aspectUses = outer.aspectUses;
    this.thisObject = thisObject;
    this.plainReturn = plainReturn;
    this.expressions = lowerers.expressions(this);
    this.statements = lowerers.statements(this);
    this.calls = lowerers.calls(this);
    this.closures = lowerers.closures(this);
  }

  /** The same function, where {@code this} is known. */
  public FunctionContext withThis(ThisObject object) {
    return new FunctionContext(this, object, plainReturn);
  }

  /** The same constructor, from where its record is known: {@code made} is what it returns. */
  public FunctionContext constructing(ThisObject object, Supplier<DeviceExpression> made) {
    return new FunctionContext(this, object, Optional.of(made));
  }

  @Override
  public CompilationContext compilation() {
    return compilation;
  }

  @Override
  public ParsedUnit unit() {
    return unit;
  }

  @Override
  public Node code() {
    return code;
  }

  @Override
  public Faults faults() {
    return faults;
  }

  @Override
  public SourceSpan spanOf(Node node) {
    return unit.spanOf(node);
  }

  @Override
  public FastMathOptions fastMathAt(Node node) {
    FastMathOptions written = FastMathOptions.of(unit.fastMathAt(node));
    return written.areExact() ? fastMath : written;
  }

  @Override
  public TypedSource source() {
    return source;
  }

  @Override
  public DeviceType returnType() {
    return returnType;
  }

  @Override
  public FunctionScope scope() {
    return scope;
  }

  @Override
  public Optional<Supplier<DeviceExpression>> plainReturn() {
    return plainReturn;
  }

  @Override
  public void noteCall(CallEdge call) {
    callEdges.add(call);
  }

  /** Calls of other functions, in the order of the source. */
  public List<CallEdge> callEdges() {
    return callEdges;
  }

  @Override
  public void noteAspects(Set<Aspect> aspects, SourceSpan at) {
    aspects.forEach(aspect -> aspectUses.add(new AspectUse(aspect, at)));
  }

  /** Places that need an aspect and leave nothing in the code. */
  public List<AspectUse> aspectUses() {
    return aspectUses;
  }

  /** What {@code this} is. */
  public ThisObject thisObject() {
    return thisObject;
  }

  public ExpressionLowering expressions() {
    return expressions;
  }

  public StatementLowering statements() {
    return statements;
  }

  public CallLowering calls() {
    return calls;
  }

  public ClosureLowering closures() {
    return closures;
  }
}
