package dev.sycamore.outliner.lowering.call;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.SuperExpr;
import com.github.javaparser.ast.expr.ThisExpr;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.lowering.enums.EnumTables;
import dev.sycamore.outliner.lowering.function.FunctionCalls;
import dev.sycamore.outliner.lowering.function.FunctionTable;
import dev.sycamore.outliner.report.Attempts;
import dev.sycamore.outliner.report.Unlowerable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Method calls (JLS 15.12): asks each family of methods in turn. */
public final class CallLowering {
  private final FunctionContext context;
  private final LibraryRule library;
  private final ArrayCopies copies;
  private final CallFaults faults;
  private final List<CallRule> rules;

  public CallLowering(FunctionContext context, FunctionTable table, EnumTables enums) {
    FunctionCalls calls = new FunctionCalls(context, table);
    FunctionRule functions = new FunctionRule(context, calls);
    RecordRule records = new RecordRule(context, calls);
    this.context = context;
    this.library = new LibraryRule(context, functions);
    this.copies = new ArrayCopies(context, functions);
    this.faults = new CallFaults(context);
    this.rules =
        List.of(
            new AccessorRule(context),
            new RecordAccessorRule(context),
            new WorkItemRule(context),
            new GroupRule(context),
            new SubGroupRule(context),
            new TargetRule(context),
            new GroupOperationRule(context, functions),
            new AsyncCopyRule(context, functions),
            new CopyEngineRule(context),
            new MatrixCreationRule(context),
            new MatrixRule(context, functions),
            new MatrixEngineRule(context),
            new NativeMathRule(context),
            new FastFunctionRule(context, library),
            new AtomicsRule(context),
            new HalfRule(context, library),
            new IntrinsicRule(context),
            library,
            functions,
            new ImportRule(context, calls),
            new EnumRule(context, calls, enums),
            records,
            new SealedRule(context, calls, records),
            new SealedEqualityRule(context, calls),
            new OwnMethodRule(context, calls));
  }

  /** {@code left % right} on floating point of one type (JLS 15.17.3). */
  public DeviceExpression remainder(Node at, DeviceExpression left, DeviceExpression right) {
    return library.remainder(at, left, right);
  }

  /** A call of a method of the device library, on scalars of the types that it takes. */
  public DeviceExpression library(Node at, String qualifiedName, List<DeviceExpression> arguments) {
    return library.call(at, qualifiedName, arguments);
  }

  public Value call(MethodCallExpr e) {
    Optional<Value> function = context.closures().functionOf(e);
    Invocation invocation =
        context
            .source()
            .invocationOf(e)
            .map(i -> Equality.ofValues(context, withWrittenTypes(i, e), e))
            .orElseThrow(() -> unresolved(e));
    if (function.isPresent()) {
      return context
          .closures()
          .call(
              function.get(),
              invocation,
              e,
              arguments(e.getArguments(), invocation.parameterTypes()));
    }
    if (PrintLowering.knows(invocation)) {
      return new PrintLowering(context).print(e, invocation);
    }
    Optional<Value> copy = copies.call(e, invocation);
    if (copy.isPresent()) {
      return copy.get();
    }
    CallRule rule = rule(e, invocation);
    boolean onObject = !invocation.method().modifiers().contains(Modifier.STATIC);
    Attempts attempts = new Attempts();
    Optional<Value> receiver =
        onObject && !isThis(e)
            ? e.getScope().flatMap(scope -> attempts.of(() -> context.expressions().value(scope)))
            : Optional.empty();
    Optional<List<Value>> arguments =
        attempts.of(() -> arguments(e.getArguments(), invocation.parameterTypes()));
    attempts.check();
    List<Value> passed =
        invocation.spread() && rule.takesAnyValue()
            ? new CollectedArguments(context).of(e, invocation, arguments.orElseThrow())
            : arguments.orElseThrow();
    return new ChosenCalls(context, rule, new CallSite(e, invocation, receiver, passed)).call();
  }

  /**
   * Refuses a call that attribution does not resolve. The types of calls of a handle (JLS 15.12.3)
   * are those of the place, but a device has no handle either.
   */
  private Unlowerable unresolved(MethodCallExpr e) {
    Optional<Expression> handle =
        e.getScope()
            .filter(s -> context.source().typeOf(s).filter(CallLowering::isHandle).isPresent());
    if (handle.isPresent()) {
      context.expressions().value(handle.get());
    }
    return context.unknown(e);
  }

  private static boolean isHandle(JavaType type) {
    return type instanceof JavaType.Declared declared
        && declared.symbol().packageName().equals("java.lang.invoke");
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
            .flatMap(type -> context.source().typeOf(type).stream())
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
    for (CallRule rule : rules) {
      if (rule.knows(at, invocation)) {
        return rule;
      }
    }
    throw faults.refuse(at, invocation);
  }

  /** Arguments as values of the types of the parameters; all are tried. */
  public List<Value> arguments(List<Expression> written, List<JavaType> types) {
    if (written.size() != types.size()) {
      throw context.faults().silently();
    }
    Attempts attempts = new Attempts();
    ArgumentLowering arguments = new ArgumentLowering(context);
    List<Value> values = new ArrayList<>();
    for (int i = 0; i < written.size(); i++) {
      Expression argument = written.get(i);
      JavaType type = context.source().substitution().apply(types.get(i));
      attempts.of(() -> arguments.argument(argument, type)).ifPresent(values::add);
    }
    attempts.check();
    return values;
  }
}
