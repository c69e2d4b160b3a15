package dev.sycamore.outliner.lowering.closure;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.expr.CastExpr;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.outliner.attribution.Denotation;
import dev.sycamore.outliner.lowering.call.FunctionRule;
import dev.sycamore.outliner.lowering.context.Binding;
import dev.sycamore.outliner.lowering.context.ClosureCode;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.Shape;
import dev.sycamore.outliner.lowering.context.ThisObject;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.lowering.fault.BoxedTypes;
import dev.sycamore.outliner.lowering.function.FunctionSource;
import dev.sycamore.outliner.lowering.statement.BodyLowering;
import dev.sycamore.outliner.symbols.JavaType;
import dev.sycamore.outliner.types.DeviceTypes;
import dev.sycamore.outliner.types.Identifiers;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Calls of lambdas that are known statically: calls of a function made of the lambda's body. */
public final class ClosureCalls {
  private final FunctionContext lowering;

  public ClosureCalls(FunctionContext lowering) {
    this.lowering = lowering;
  }

  /** The lambda that a call is on, if it is on one. */
  public Optional<Value.Closure> closureOf(MethodCallExpr call) {
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
      return Optional.of((Value.Closure) lowering.expressions().value(scope));
    }
    if (scope instanceof NameExpr
        && lowering.source().denotationOf(scope).orElse(null) instanceof Denotation.Local local
        && lowering.scope().find(local.declaration()).orElse(null) instanceof Binding.Known known
        && known.value() instanceof Value.Closure closure) {
      return Optional.of(closure);
    }
    return Optional.empty();
  }

  public Value call(Value.Closure closure, Node at, List<Value> arguments) {
    ClosureCode code = closure.code();
    if (!(code.expression() instanceof LambdaExpr lambda)) {
      return new ReferenceCalls(lowering).call(closure, at, arguments);
    }
    lowering.services().lambdas().called(code);
    List<Value> values = new ArrayList<>(closure.captured());
    values.addAll(arguments);
    FunctionSource source = sourceOf(closure, lambda, arguments.stream().map(Shape::of).toList());
    return new FunctionRule(lowering)
        .call(
            at,
            "lambda in " + code.enclosingFunction(),
            symbol(code),
            source,
            returnType(code, at),
            values);
  }

  /** The code of a lambda, for arguments of known shapes. */
  public static FunctionSource sourceOf(
      Value.Closure closure, LambdaExpr lambda, List<Shape> arguments) {
    ClosureCode code = closure.code();
    List<FunctionSource.Input> inputs = new ArrayList<>();
    for (int i = 0; i < code.captures().size(); i++) {
      Shape shape = Shape.of(closure.captured().get(code.selfParts() + i));
      inputs.add(input(code.captures().get(i), shape, true));
    }
    for (int i = 0; i < arguments.size(); i++) {
      inputs.add(input(lambda.getParameter(i), arguments.get(i), false));
    }
    return new FunctionSource(
        code.unit(),
        lambda,
        lowering -> {
          code.unusable().forEach(lowering.scope()::bind);
          return BodyLowering.of(lambda.getBody()).lower(lowering);
        },
        new ThisObject.Transfer(closure.captured().subList(0, code.selfParts()), code.self(), true),
        inputs,
        code.substitution());
  }

  /** The device type of what a lambda returns. */
  public DeviceType returnType(ClosureCode code, Node at) {
    JavaType type = code.substitution().apply(code.target().returnType());
    return lowering
        .services()
        .types()
        .result(type)
        .orElseThrow(
            () ->
                lowering
                    .faults()
                    .refuse(
                        BoxedTypes.isBoxed(type) ? DiagnosticId.SYC1018 : DiagnosticId.SYC1011,
                        at,
                        DeviceTypes.display(type)));
  }

  private static FunctionSource.Input input(Node declaration, Shape shape, boolean captured) {
    String name =
        declaration instanceof Parameter parameter ? parameter.getNameAsString() : "captured";
    if (declaration instanceof com.github.javaparser.ast.body.VariableDeclarator declarator) {
      name = declarator.getNameAsString();
    }
    return new FunctionSource.Input(declaration, name, shape, captured);
  }

  public static String symbol(ClosureCode code) {
    String function = code.enclosingFunction();
    int end = function.indexOf('(');
    String name = end < 0 ? code.unit().name() : function.substring(0, end);
    return Identifiers.mangle(name.replace("lambda in ", "") + ".lambda");
  }
}
