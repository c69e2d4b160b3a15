package dev.sycamore.outliner.lowering.closure;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.CastExpr;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.outliner.attribution.Denotation;
import dev.sycamore.outliner.lowering.context.Binding;
import dev.sycamore.outliner.lowering.context.ClosureCode;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.Shape;
import dev.sycamore.outliner.lowering.context.ThisObject;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.lowering.function.FunctionCalls;
import dev.sycamore.outliner.lowering.function.FunctionSource;
import dev.sycamore.outliner.lowering.object.BoundMethod;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

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

  /** The lambda that a call is on, if it is on one. */
  Optional<Value.Closure> closureOf(MethodCallExpr call) {
    return call.getScope().flatMap(this::closureOf);
  }

  private Optional<Value.Closure> closureOf(Expression scope) {
    if (scope instanceof EnclosedExpr enclosed) {
      return closureOf(enclosed.getInner());
    }
    if (scope instanceof CastExpr cast) {
      return closureOf(cast.getExpression());
    }
    if (scope instanceof LambdaExpr || scope.isMethodReferenceExpr()) {
      return Optional.of((Value.Closure) context.expressions().value(scope));
    }
    if (scope instanceof NameExpr
        && context.source().denotationOf(scope).orElse(null) instanceof Denotation.Local local
        && context.scope().find(local.declaration()).orElse(null) instanceof Binding.Known known
        && known.value() instanceof Value.Closure closure) {
      return Optional.of(closure);
    }
    return Optional.empty();
  }

  Value call(Value.Closure closure, Node at, List<Value> arguments) {
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

  /** A call of the method of an object that was passed as a function. */
  private Value object(Value.Closure closure, Node at, List<Value> arguments) {
    ClosureCode code = closure.code();
    BoundMethod method =
        BoundMethod.ofFunction(
                context.compilation().units(), code.unit(), code.expression(), code.target())
            .orElseThrow(() -> context.faults().refuse(DiagnosticId.SYC1012, at));
    return functions.call(
        at, method, new ThisObject.Transfer(closure.captured(), code.self(), true), arguments);
  }
}
