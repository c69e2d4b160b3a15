package dev.sycamore.analysis.lowered;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.program.CodeOrigin;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.program.ImportedFunction;
import dev.sycamore.model.type.DeviceType;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A device function: known by its symbol from its first call on, lowered some time later. */
public final class FunctionHandle {
  private final Object method;
  private final String symbol;
  private final DeviceType returnType;
  private final SourceCallChain chain;
  private final SourceSpan span;
  private final CodeOrigin origin;
  private final List<LaunchRequirement> requirements;
  private final AspectMarks marks;
  private final Optional<ImportedFunction> imported;
  private Optional<DeviceFunction> function = Optional.empty();
  private Set<Variable> implicitParameters = Set.of();
  private List<CallEdge> calls = List.of();
  private List<AspectUse> unseenUses = List.of();

  /**
   * @param method what all specialisations of one method have in common, such as its place
   * @param chain the first way that was found from a kernel
   * @param origin where its source comes from
   * @param requirements what is said at the function about the kernels that call it
   * @param marks what is said at the function about aspects
   */
  public FunctionHandle(
      Object method,
      String symbol,
      DeviceType returnType,
      SourceCallChain chain,
      SourceSpan span,
      CodeOrigin origin,
      List<LaunchRequirement> requirements,
      AspectMarks marks) {
    this(method, symbol, returnType, chain, span, origin, requirements, marks, Optional.empty());
  }

  private FunctionHandle(
      Object method,
      String symbol,
      DeviceType returnType,
      SourceCallChain chain,
      SourceSpan span,
      CodeOrigin origin,
      List<LaunchRequirement> requirements,
      AspectMarks marks,
      Optional<ImportedFunction> imported) {
    this.imported = imported;
    this.method = method;
    this.symbol = symbol;
    this.returnType = returnType;
    this.chain = chain;
    this.span = span;
    this.origin = origin;
    this.requirements = List.copyOf(requirements);
    this.marks = marks;
  }

  /** A function of another module, which is not lowered here. */
  public static FunctionHandle of(
      ImportedFunction function, DeviceType returnType, SourceCallChain chain) {
    return new FunctionHandle(
        function,
        function.symbol(),
        returnType,
        chain,
        function.span(),
        CodeOrigin.USER,
        function.requiredSubGroupSize().stream()
            .map(size -> LaunchRequirement.of(size, function.span()))
            .toList(),
        AspectMarks.NONE,
        Optional.of(function));
  }

  /** What is known of a function of another module; empty of one of this compilation. */
  public Optional<ImportedFunction> imported() {
    return imported;
  }

  /** Whether it can be called: a function of another module, or one without a fault. */
  public boolean isSound() {
    return imported.isPresent() || function.isPresent();
  }

  public Object method() {
    return method;
  }

  public String symbol() {
    return symbol;
  }

  /** As messages show it, such as {@code InitA.foo(int)}. */
  public String displayName() {
    return chain.function();
  }

  public DeviceType returnType() {
    return returnType;
  }

  public SourceCallChain chain() {
    return chain;
  }

  public SourceSpan span() {
    return span;
  }

  /** What is said at the function about the kernels that call it. */
  public List<LaunchRequirement> requirements() {
    return requirements;
  }

  /** Whose code it is. */
  public CodeOrigin origin() {
    return origin;
  }

  /** Whether it belongs to the device library, so that users cannot change it. */
  public boolean isLibrary() {
    return origin == CodeOrigin.DEVICE_LIBRARY;
  }

  /** Whether the user wrote it. */
  public boolean isUsers() {
    return origin == CodeOrigin.USER;
  }

  /** What is said at the function about aspects. */
  public AspectMarks marks() {
    return marks;
  }

  /** Places that need an aspect and left nothing in the function's body. */
  public List<AspectUse> unseenUses() {
    return unseenUses;
  }

  /** What the function is, or empty if there is a fault in it, or it was not lowered yet. */
  public Optional<DeviceFunction> function() {
    return function;
  }

  /**
   * Whether the source does not pass a parameter at a call: it is a field of {@code this}, or what
   * a lambda captures, and is used where the function reads it.
   */
  public boolean isImplicit(Variable parameter) {
    return implicitParameters.contains(parameter);
  }

  /** What it calls, in the order of the source. */
  public List<CallEdge> calls() {
    return calls;
  }

  /**
   * Sets what was made of the function.
   *
   * @param implicit parameters that the source does not pass at a call
   * @param unseen places that need an aspect and left nothing in the function's body
   */
  public void lowered(
      Optional<DeviceFunction> result,
      Set<Variable> implicit,
      List<CallEdge> callsInOrder,
      List<AspectUse> unseen) {
    function = result;
    implicitParameters = Set.copyOf(implicit);
    calls = List.copyOf(callsInOrder);
    unseenUses = List.copyOf(unseen);
  }
}
