package dev.sycamore.outliner.lowering.closure;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.MethodReferenceExpr;
import com.github.javaparser.ast.expr.ThisExpr;
import com.github.javaparser.ast.expr.TypeExpr;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.frontend.attribution.FunctionTarget;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.source.HostDialect;
import dev.sycamore.outliner.captures.CaptureScanner;
import dev.sycamore.outliner.captures.CapturedLocal;
import dev.sycamore.outliner.captures.Captures;
import dev.sycamore.outliner.lowering.call.CallFaults;
import dev.sycamore.outliner.lowering.context.Binding;
import dev.sycamore.outliner.lowering.context.ChosenValue;
import dev.sycamore.outliner.lowering.context.ClosureCode;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.ObjectCode;
import dev.sycamore.outliner.lowering.context.ThisObject;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.lowering.function.FunctionCalls;
import dev.sycamore.outliner.lowering.function.FunctionTable;
import dev.sycamore.outliner.lowering.object.BoundMethod;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;

/** Lambdas and method references in device code: kept as they are until they are called. */
public final class ClosureLowering {
  private final FunctionContext context;
  private final UncalledLambdas lambdas;
  private final ClosureCalls calls;

  public ClosureLowering(
      FunctionContext context, FunctionTable functions, UncalledLambdas lambdas) {
    this.context = context;
    this.lambdas = lambdas;
    this.calls = new ClosureCalls(context, new FunctionCalls(context, functions), lambdas);
  }

  /**
   * What a call is on, if that is a function: a {@link Value.Closure}, or a {@link ChosenValue} of
   * such.
   */
  public Optional<Value> functionOf(MethodCallExpr call) {
    return calls.functionOf(call);
  }

  /**
   * A call of such a function.
   *
   * @param invocation of the abstract method of its interface, or of a default method
   */
  public Value call(Value function, Invocation invocation, Node at, List<Value> arguments) {
    return calls.call(function, invocation, at, arguments);
  }

  /** A lambda or method reference: kept as it is until it is called. */
  public Value closure(Expression e) {
    FunctionTarget target =
        context.source().functionTargetOf(e).orElseThrow(() -> context.unknown(e));
    LambdaSignature.check(context, e, target);
    if (e instanceof MethodReferenceExpr reference) {
      return reference(reference, target);
    }
    // What only dead code names has no value where the host compiler does not capture it.
    Captures captures = CaptureScanner.scan(e, context.unit().attribution(), HostDialect.JAVAC_25);
    ThisObject.Transfer self =
        captures.self()
            ? context
                .thisObject()
                .transfer(
                    context,
                    new ObjectCode(
                        context.unit().attribution(),
                        context.source().substitution().thisClass(),
                        e),
                    e)
            : ThisObject.Transfer.NOTHING;
    List<Node> declarations = new ArrayList<>();
    List<Value> values = new ArrayList<>(self.parts());
    IdentityHashMap<Node, Binding> unusable = new IdentityHashMap<>();
    for (CapturedLocal variable : captures.variables()) {
      Optional<Binding> binding =
          context.scope().find(variable.declaration()).filter(ClosureLowering::isUnusable);
      if (binding.isPresent()) {
        unusable.put(variable.declaration(), binding.get());
      } else {
        declarations.add(variable.declaration());
        values.add(context.expressions().captured(variable.firstUse()));
      }
    }
    Value.Closure closure =
        new Value.Closure(code(e, target, self, declarations, unusable), values);
    lambdas.created(closure, context.faults().chain());
    return closure;
  }

  /** Whether a variable has no value: what names it in the lambda is at fault. */
  private static boolean isUnusable(Binding binding) {
    return binding instanceof Binding.Foreign || binding instanceof Binding.Broken;
  }

  private Value reference(MethodReferenceExpr e, FunctionTarget target) {
    Optional<Invocation> invocation = context.source().invocationOf(e);
    Optional<BoundMethod> method = invocation.flatMap(i -> BoundMethod.ofThis(context, e, i));
    if (method.isPresent()) {
      ThisObject.Transfer self =
          method.get().transfer(context.thisObject().around(method.get().way()), context, e);
      return new Value.Closure(
          code(e, target, self, List.of(), new IdentityHashMap<>()), self.parts());
    }
    if (e.getScope() instanceof ThisExpr
        && context.thisObject().isSeveralValues()
        && invocation.filter(i -> !BoundMethod.isStaticallyBound(i.method())).isPresent()) {
      throw new CallFaults(context).refuse(e, invocation.get());
    }
    // The object of a bound reference is evaluated where the reference is (JLS 15.13.3).
    List<Value> receiver =
        isBound(e) ? List.of(context.expressions().value(e.getScope())) : List.of();
    return new Value.Closure(
        code(e, target, ThisObject.Transfer.NOTHING, List.of(), new IdentityHashMap<>()), receiver);
  }

  private boolean isBound(MethodReferenceExpr e) {
    Optional<Denotation> denotation = context.source().denotationOf(e.getScope());
    if (e.getScope() instanceof TypeExpr) {
      return denotation.filter(Denotation.Local.class::isInstance).isPresent();
    }
    return denotation.filter(Denotation.TypeName.class::isInstance).isEmpty();
  }

  private ClosureCode code(
      Expression e,
      FunctionTarget target,
      ThisObject.Transfer self,
      List<Node> declarations,
      IdentityHashMap<Node, Binding> unusable) {
    return new ClosureCode(
        context.unit(),
        e,
        target,
        context.source().substitution(),
        context.faults().chain().function(),
        self,
        declarations,
        unusable);
  }
}
