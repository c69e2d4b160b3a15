package dev.sycamore.outliner.lowering.closure;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.CastExpr;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.outliner.kernels.FunctionalTypes;
import dev.sycamore.outliner.lowering.call.CallFaults;
import dev.sycamore.outliner.lowering.context.Binding;
import dev.sycamore.outliner.lowering.context.ChosenValue;
import dev.sycamore.outliner.lowering.context.ClosureCode;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.Shape;
import dev.sycamore.outliner.lowering.context.ThisObject;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.lowering.function.FunctionCalls;
import dev.sycamore.outliner.lowering.function.FunctionSource;
import dev.sycamore.outliner.lowering.object.BoundMethod;
import dev.sycamore.outliner.lowering.object.FunctionThis;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Calls of lambdas that are known statically: calls of a function made of the lambda's body. */
final class ClosureCalls {
  private final FunctionContext context;
  private final FunctionCalls functions;
  private final UncalledLambdas lambdas;
  private final ReferenceCalls references;

  ClosureCalls(FunctionContext context, FunctionCalls functions, UncalledLambdas lambdas) {
    this.context = context;
    this.functions = functions;
    this.lambdas = lambdas;
    this.references = new ReferenceCalls(context, functions);
  }

  /** Whether it calls a method that functions have: the one that they are, or a default method. */
  static boolean isOfFunction(Invocation invocation) {
    return invocation.method().modifiers().contains(Modifier.ABSTRACT)
        || invocation.method().modifiers().contains(Modifier.DEFAULT);
  }

  /** The lambda, or choice of lambdas, that a call is on, if it is on one. */
  Optional<Value> functionOf(MethodCallExpr call) {
    if (context.source().invocationOf(call).filter(ClosureCalls::isOfFunction).isEmpty()) {
      return Optional.empty();
    }
    boolean isOfThis = call.getScope().map(Expression::isThisExpr).orElse(true);
    if (isOfThis) {
      return context.thisObject() instanceof FunctionThis self
          ? Optional.of(self.function())
          : Optional.empty();
    }
    return functionOf(call.getScope().get());
  }

  private Optional<Value> functionOf(Expression scope) {
    if (scope instanceof EnclosedExpr enclosed) {
      return functionOf(enclosed.getInner());
    }
    if (scope instanceof CastExpr cast) {
      return functionOf(cast.getExpression());
    }
    boolean isFunction =
        scope instanceof LambdaExpr
            || scope.isMethodReferenceExpr()
            || ((scope.isConditionalExpr() || scope.isSwitchExpr())
                && FunctionalTypes.isFunction(context.typeOf(scope)));
    if (isFunction) {
      return Optional.of(context.expressions().value(scope));
    }
    Optional<Denotation> denotation = context.source().denotationOf(scope);
    if (denotation.orElse(null) instanceof Denotation.Local local
        && context.scope().find(local.declaration()).orElse(null) instanceof Binding.Known known
        && ChosenFunctions.isFunction(known.value())) {
      return Optional.of(known.value());
    }
    return denotation.filter(ClosureCalls::isFunctionOfEnum).isPresent()
        ? Optional.of(context.expressions().value(scope))
        : Optional.empty();
  }

  private static boolean isFunctionOfEnum(Denotation denotation) {
    return denotation instanceof Denotation.Field field
        && field.symbol().owner().kind() == ClassSymbol.Kind.ENUM
        && !field.symbol().modifiers().contains(Modifier.STATIC)
        && FunctionalTypes.isFunction(field.symbol().type());
  }

  Value call(Value function, Invocation invocation, Node at, List<Value> arguments) {
    if (function instanceof ChosenValue chosen) {
      return new ChosenFunctions(context, this, at).call(chosen, invocation, arguments);
    }
    Value.Closure closure = (Value.Closure) function;
    return invocation.method().modifiers().contains(Modifier.DEFAULT)
        ? defaultMethod(closure, invocation, at, arguments)
        : call(closure, at, arguments);
  }

  private Value call(Value.Closure closure, Node at, List<Value> arguments) {
    ClosureCode code = closure.code();
    if (code.expression() instanceof ObjectCreationExpr) {
      return object(closure, at, arguments);
    }
    if (!(code.expression() instanceof LambdaExpr lambda)) {
      return references.call(closure, at, arguments);
    }
    lambdas.called(code);
    List<Value> values = new ArrayList<>(closure.captured());
    values.addAll(arguments);
    FunctionSource source =
        LambdaFunctions.sourceOf(closure, lambda, arguments.stream().map(Shape::of).toList());
    return functions.call(
        at,
        "lambda in " + code.enclosingFunction(),
        LambdaFunctions.symbol(code),
        source,
        LambdaSignature.returnType(context, code, at),
        values);
  }

  /** A call of another method of the interface, which calls the function as {@code this}. */
  private Value defaultMethod(
      Value.Closure closure, Invocation invocation, Node at, List<Value> arguments) {
    BoundMethod method =
        typeOf(closure.code())
            .flatMap(type -> BoundMethod.of(context.compilation().units(), type, invocation))
            .filter(m -> m.invocation().method().owner().kind() == ClassSymbol.Kind.INTERFACE)
            .orElseThrow(() -> new CallFaults(context).refuse(at, invocation));
    return functions.call(
        at, method, method.transfer(new FunctionThis(closure), context, at), arguments);
  }

  /** The class of an object, or the interface of a lambda. */
  private static Optional<JavaType.Declared> typeOf(ClosureCode code) {
    JavaType type =
        code.expression() instanceof ObjectCreationExpr creation
            ? code.unit().attribution().typeOf(creation).orElse(JavaType.Special.ERRONEOUS)
            : code.target().type();
    return FunctionalTypes.interfaceOf(code.substitution().apply(type));
  }

  /** A call of the method of an object that was passed as a function. */
  private Value object(Value.Closure closure, Node at, List<Value> arguments) {
    ClosureCode code = closure.code();
    BoundMethod method =
        BoundMethod.ofFunction(
                context.compilation().units(), code.unit(), code.expression(), code.target())
            .orElseThrow(() -> context.faults().refuse(DiagnosticId.UNKNOWN_TYPE, at));
    return functions.call(
        at, method, new ThisObject.Transfer(closure.captured(), code.self(), true), arguments);
  }
}
