package dev.sycamore.outliner.lowering.call;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.SuperExpr;
import com.github.javaparser.ast.expr.ThisExpr;
import dev.sycamore.outliner.attribution.Invocation;
import dev.sycamore.outliner.lowering.closure.ClosureCalls;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.report.Attempts;
import dev.sycamore.outliner.symbols.JavaType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Method calls (JLS 15.12): asks each family of methods in turn. */
public final class CallLowering {
  private final FunctionContext lowering;
  private final LibraryRule library;
  private final FunctionRule functions;
  private final OwnMethodRule ownMethods;
  private final CallFaults faults;
  private final ClosureCalls closureCalls;
  private final List<CallRule> rules;

  public CallLowering(FunctionContext lowering) {
    this.lowering = lowering;
    this.functions = new FunctionRule(lowering);
    this.library = new LibraryRule(lowering, functions);
    this.faults = new CallFaults(lowering);
    this.closureCalls = new ClosureCalls(lowering);
    this.ownMethods = new OwnMethodRule(lowering, functions);
    this.rules =
        List.of(
            new AccessorRule(lowering),
            new WorkItemRule(lowering),
            new GroupRule(lowering),
            new SubGroupRule(lowering),
            new GroupOperationRule(lowering, functions),
            new AtomicsRule(lowering),
            new HalfRule(lowering, library),
            new IntrinsicRule(lowering),
            library,
            functions,
            new ImportRule(lowering, functions),
            new EnumRule(lowering),
            new RecordRule(lowering, functions),
            ownMethods);
  }

  public LibraryRule library() {
    return library;
  }

  public OwnMethodRule ownMethods() {
    return ownMethods;
  }

  public Value call(MethodCallExpr e) {
    Optional<Value.Closure> closure = closureCalls.closureOf(e);
    Invocation invocation =
        lowering
            .source()
            .invocationOf(e)
            .map(i -> withWrittenTypes(i, e))
            .orElseThrow(() -> lowering.expressions().unknown(e));
    if (closure.isPresent() && invocation.method().modifiers().contains(Modifier.ABSTRACT)) {
      return closureCalls.call(
          closure.get(), e, arguments(e.getArguments(), invocation.parameterTypes()));
    }
    if (PrintLowering.knows(invocation)) {
      return new PrintLowering(lowering).print(e, invocation);
    }
    CallRule rule = rule(e, invocation);
    boolean onObject = !invocation.method().modifiers().contains(Modifier.STATIC);
    Attempts attempts = new Attempts();
    Optional<Value> receiver =
        onObject && !isThis(e)
            ? e.getScope().flatMap(scope -> attempts.of(() -> lowering.expressions().value(scope)))
            : Optional.empty();
    Optional<List<Value>> arguments =
        attempts.of(() -> arguments(e.getArguments(), invocation.parameterTypes()));
    attempts.check();
    return rule.call(new CallSite(e, invocation, receiver, arguments.orElseThrow()));
  }

  /** Type arguments that the call has itself are not inferred. */
  private Invocation withWrittenTypes(Invocation invocation, MethodCallExpr e) {
    if (e.getTypeArguments().isEmpty() || !invocation.typeArguments().isEmpty()) {
      return invocation;
    }
    return new Invocation(
        invocation.method(),
        invocation.receiver(),
        invocation.parameterTypes(),
        invocation.returnType(),
        e.getTypeArguments().get().stream()
            .flatMap(type -> lowering.source().typeOf(type).stream())
            .toList(),
        invocation.spread());
  }

  /** Whether the object is the one that the code belongs to anyway. */
  private static boolean isThis(MethodCallExpr e) {
    return e.getScope()
        .filter(scope -> scope instanceof ThisExpr || scope instanceof SuperExpr)
        .isPresent();
  }

  /** A call through a method reference, whose arguments are values already. */
  public Value call(
      Node at, Invocation invocation, Optional<Value> receiver, List<Value> arguments) {
    return rule(at, invocation).call(new CallSite(at, invocation, receiver, arguments));
  }

  private CallRule rule(Node at, Invocation invocation) {
    return rules.stream()
        .filter(r -> r.knows(at, invocation))
        .findFirst()
        .orElseThrow(() -> faults.refuse(at, invocation));
  }

  /** Arguments as values of the types of the parameters; all are tried. */
  public List<Value> arguments(List<Expression> written, List<JavaType> types) {
    if (written.size() != types.size()) {
      throw lowering.faults().silently();
    }
    Attempts attempts = new Attempts();
    ArgumentLowering arguments = new ArgumentLowering(lowering);
    List<Value> values = new ArrayList<>();
    for (int i = 0; i < written.size(); i++) {
      Expression argument = written.get(i);
      JavaType type = lowering.source().substitution().apply(types.get(i));
      attempts.of(() -> arguments.argument(argument, type)).ifPresent(values::add);
    }
    attempts.check();
    return values;
  }
}
