package dev.sycamore.outliner.lowering;

import com.github.javaparser.ast.Node;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.Binary;
import dev.sycamore.model.BinaryOperator;
import dev.sycamore.model.Convert;
import dev.sycamore.model.Expression;
import dev.sycamore.model.Intrinsic;
import dev.sycamore.model.IntrinsicCall;
import dev.sycamore.model.ScalarType;
import dev.sycamore.model.Unary;
import dev.sycamore.model.UnaryOperator;
import dev.sycamore.outliner.attribution.Invocation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * {@code dev.sycamore.Half}: each operation is computed in {@code float} and rounded once more.
 * With 24 bits, more than twice 11 and two, the second rounding never changes the result of the
 * basic operations; a product and sum is exact, or far from a tie, in {@code double}.
 */
final class HalfRule implements CallRule {
  private static final Map<String, BinaryOperator> ARITHMETIC =
      Map.of(
          "add", BinaryOperator.ADD,
          "sub", BinaryOperator.SUBTRACT,
          "mul", BinaryOperator.MULTIPLY,
          "div", BinaryOperator.DIVIDE);
  private static final Map<String, Intrinsic> INTRINSICS =
      Map.of(
          "abs", Intrinsic.ABS,
          "min", Intrinsic.MIN,
          "max", Intrinsic.MAX,
          "sqrt", Intrinsic.SQRT);
  private static final Set<String> OTHERS = Set.of("of", "toFloat", "neg", "fma");

  private final Lowering lowering;

  HalfRule(Lowering lowering) {
    this.lowering = lowering;
  }

  @Override
  public boolean knows(Node call, Invocation invocation) {
    String name = invocation.method().name();
    return invocation.method().owner().canonicalName().equals("dev.sycamore.Half")
        && (ARITHMETIC.containsKey(name) || INTRINSICS.containsKey(name) || OTHERS.contains(name));
  }

  @Override
  public Value call(CallSite site) {
    SourceSpan span = lowering.spanOf(site.at());
    List<Expression> operands = new ArrayList<>();
    site.receiver().ifPresent(r -> operands.add(((Value.Plain) r).expression()));
    operands.addAll(site.plainArguments());
    return new Value.Plain(operation(site.invocation().method().name(), operands, span));
  }

  private static Expression operation(String name, List<Expression> operands, SourceSpan span) {
    Expression first = as(ScalarType.FLOAT, operands.get(0), span);
    if (name.equals("toFloat")) {
      return first;
    } else if (name.equals("of")) {
      return as(ScalarType.HALF, first, span);
    } else if (name.equals("neg")) {
      return as(ScalarType.HALF, new Unary(UnaryOperator.NEGATE, first, span), span);
    } else if (name.equals("fma")) {
      Expression product =
          new Binary(
              BinaryOperator.MULTIPLY,
              as(ScalarType.DOUBLE, first, span),
              wide(operands.get(1), span),
              span);
      return as(
          ScalarType.HALF,
          new Binary(BinaryOperator.ADD, product, wide(operands.get(2), span), span),
          span);
    }
    List<Expression> floats =
        operands.stream().map(operand -> as(ScalarType.FLOAT, operand, span)).toList();
    Expression result =
        ARITHMETIC.containsKey(name)
            ? new Binary(ARITHMETIC.get(name), floats.get(0), floats.get(1), span)
            : new IntrinsicCall(INTRINSICS.get(name), floats, ScalarType.FLOAT, span);
    return as(ScalarType.HALF, result, span);
  }

  private static Expression wide(Expression half, SourceSpan span) {
    return as(ScalarType.DOUBLE, as(ScalarType.FLOAT, half, span), span);
  }

  private static Expression as(ScalarType type, Expression operand, SourceSpan span) {
    return operand.type() == type ? operand : new Convert(type, operand, span);
  }
}
