package dev.sycamore.outliner.lowering.expression;

import com.github.javaparser.ast.expr.CastExpr;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import dev.sycamore.model.expression.Intrinsic;
import dev.sycamore.model.expression.IntrinsicCall;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.outliner.attribution.Invocation;
import dev.sycamore.outliner.library.DeviceLibrary;
import dev.sycamore.outliner.library.IntrinsicMethods;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.symbols.MethodSymbol;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * {@code (float) Math.sqrt(f)} of a {@code float} and its like: the operation on {@code float}.
 *
 * <p>The results are equal bit for bit: {@code double} has more than twice the digits of {@code
 * float} and two more, so that rounding a square root twice rounds it once (Figueroa, "When is
 * double rounding innocuous?"), and the other operations are exact on a {@code float}. Java has no
 * other way to say it, and a device without {@code double} has the operation.
 */
final class FloatMathCasts {
  private static final Set<String> OWNERS = Set.of("java.lang.Math", "java.lang.StrictMath");
  private static final Set<String> METHODS =
      Set.of("sqrt", "floor", "ceil", "rint", "abs", "copySign", "signum");

  private final FunctionContext context;

  FloatMathCasts(FunctionContext context) {
    this.context = context;
  }

  /** The operation on {@code float} that a cast to {@code float} stands for, if it is one. */
  Optional<dev.sycamore.model.expression.Expression> of(CastExpr cast) {
    if (!(withoutParentheses(cast.getExpression()) instanceof MethodCallExpr call)) {
      return Optional.empty();
    }
    Optional<MethodSymbol> method =
        context.source().invocationOf(call).map(Invocation::method).filter(FloatMathCasts::isKnown);
    List<Expression> floats = call.getArguments().stream().map(FloatMathCasts::widened).toList();
    return method
        .filter(m -> floats.stream().allMatch(this::isFloat))
        .map(m -> operation(call, m, floats));
  }

  private dev.sycamore.model.expression.Expression operation(
      MethodCallExpr call, MethodSymbol method, List<Expression> floats) {
    List<dev.sycamore.model.expression.Expression> operands =
        floats.stream().map(context.expressions()::scalar).toList();
    Optional<Intrinsic> intrinsic = IntrinsicMethods.find(method);
    if (intrinsic.isPresent()) {
      return new IntrinsicCall(intrinsic.get(), operands, ScalarType.FLOAT, context.spanOf(call));
    }
    MethodSymbol library =
        new DeviceLibrary(context.compilation().symbols()).replacement(method).orElseThrow();
    return context
        .calls()
        .library(call, library.owner().canonicalName() + "." + library.name(), operands);
  }

  private static boolean isKnown(MethodSymbol method) {
    return OWNERS.contains(method.owner().canonicalName())
        && METHODS.contains(method.name())
        && method.parameters().stream().allMatch(p -> p.type().toString().equals("double"));
  }

  private boolean isFloat(Expression e) {
    return context.source().scalarTypeOf(e).filter(t -> t == ScalarType.FLOAT).isPresent();
  }

  /** What a written conversion to {@code double} converts, or the expression itself. */
  private static Expression widened(Expression e) {
    Expression inner = withoutParentheses(e);
    return inner instanceof CastExpr cast && cast.getType().asString().equals("double")
        ? widened(cast.getExpression())
        : inner;
  }

  private static Expression withoutParentheses(Expression e) {
    return e instanceof EnclosedExpr enclosed ? withoutParentheses(enclosed.getInner()) : e;
  }
}
