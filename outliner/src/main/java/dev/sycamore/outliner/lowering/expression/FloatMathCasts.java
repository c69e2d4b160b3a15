package dev.sycamore.outliner.lowering.expression;

import com.github.javaparser.ast.expr.CastExpr;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import dev.sycamore.annotations.FastMath;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.symbols.MethodSymbol;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.IntrinsicCall;
import dev.sycamore.model.expression.Unary;
import dev.sycamore.model.expression.UnaryOperator;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.outliner.library.DeviceLibrary;
import dev.sycamore.outliner.library.IntrinsicMethods;
import dev.sycamore.outliner.lowering.context.FunctionContext;
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
 *
 * <p>{@code (float) Math.exp(f)} and its like are functions of the device library, which compute in
 * {@code double} and need half the operations; there constants count that are equal to a {@code
 * float}. A minus sign before the call is the one of its rounded result.
 *
 * <p>Where {@code FastMath} allows it, they are the functions of {@code DeviceMath.Fast}.
 */
final class FloatMathCasts {
  private static final Set<String> OWNERS = Set.of("java.lang.Math", "java.lang.StrictMath");

  private final FunctionContext context;
  private final DeviceLibrary library;

  FloatMathCasts(FunctionContext context) {
    this.context = context;
    this.library = new DeviceLibrary(context.compilation().symbols());
  }

  /** The operation on {@code float} that a cast to {@code float} stands for, if it is one. */
  Optional<DeviceExpression> of(CastExpr cast) {
    return of(cast.getExpression());
  }

  private Optional<DeviceExpression> of(Expression converted) {
    Expression e = withoutParentheses(converted);
    if (e instanceof UnaryExpr unary && unary.getOperator() == UnaryExpr.Operator.MINUS) {
      return of(unary.getExpression())
          .map(value -> new Unary(UnaryOperator.NEGATE, value, context.spanOf(unary)));
    }
    if (!(e instanceof MethodCallExpr call)) {
      return Optional.empty();
    }
    Optional<MethodSymbol> method =
        context.source().invocationOf(call).map(Invocation::method).filter(FloatMathCasts::isKnown);
    List<Expression> operands = call.getArguments().stream().map(FloatMathCasts::widened).toList();
    return method.flatMap(m -> operation(call, m, operands));
  }

  private Optional<DeviceExpression> operation(
      MethodCallExpr call, MethodSymbol method, List<Expression> operands) {
    Optional<MethodSymbol> fast =
        context.fastMathAt(call).allows(FastMath.Option.FUNCTIONS)
            ? library.fastForm(method.name(), operands.size())
            : Optional.empty();
    if (fast.isPresent() && operands.stream().allMatch(e -> isFloat(e) || isConstantFloat(e))) {
      return Optional.of(call(call, fast.get(), operands));
    }
    Optional<MethodSymbol> form = library.floatForm(method);
    if (form.isPresent()) {
      return operands.stream().allMatch(e -> isFloat(e) || isConstantFloat(e))
          ? Optional.of(call(call, form.get(), operands))
          : Optional.empty();
    }
    if (!DeviceLibrary.isFloatOperation(method.name())
        || !operands.stream().allMatch(this::isFloat)) {
      return Optional.empty();
    }
    return Optional.of(
        IntrinsicMethods.find(method)
            .<DeviceExpression>map(
                intrinsic ->
                    new IntrinsicCall(
                        intrinsic, floats(operands), ScalarType.FLOAT, context.spanOf(call)))
            .orElseGet(() -> call(call, library.replacement(method).orElseThrow(), operands)));
  }

  private DeviceExpression call(
      MethodCallExpr call, MethodSymbol method, List<Expression> operands) {
    String name = method.owner().canonicalName() + "." + method.name();
    return context.calls().library(call, name, floats(operands));
  }

  private List<DeviceExpression> floats(List<Expression> operands) {
    return operands.stream().map(e -> context.expressions().scalar(e, ScalarType.FLOAT)).toList();
  }

  private static boolean isKnown(MethodSymbol method) {
    return OWNERS.contains(method.owner().canonicalName())
        && method.parameters().stream().allMatch(p -> p.type().toString().equals("double"));
  }

  private boolean isFloat(Expression e) {
    return context.source().scalarTypeOf(e).filter(t -> t == ScalarType.FLOAT).isPresent();
  }

  /** Whether it is a constant, such as {@code 2.5}, that does not change as a {@code float}. */
  private boolean isConstantFloat(Expression e) {
    return context
        .source()
        .constantOf(e)
        .filter(
            constant ->
                constant instanceof Number number
                    && Double.compare(number.floatValue(), number.doubleValue()) == 0)
        .isPresent();
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
