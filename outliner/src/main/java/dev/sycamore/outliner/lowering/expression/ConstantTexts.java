package dev.sycamore.outliner.lowering.expression;

import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.model.expression.ConstantArrayRef;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.ReadElement;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.ScalarConversions;
import dev.sycamore.outliner.lowering.context.Value;
import java.util.List;
import java.util.Optional;

/**
 * The characters of strings that are constants (JLS 15.29), in constant memory, and their length.
 */
final class ConstantTexts {
  private final FunctionContext context;
  private final ConstantArrays arrays;

  ConstantTexts(FunctionContext context, ConstantArrays arrays) {
    this.context = context;
    this.arrays = arrays;
  }

  /** What a call of {@code length}, {@code isEmpty} or {@code charAt} of such a string is. */
  Optional<Value> call(MethodCallExpr call) {
    boolean known =
        switch (call.getNameAsString()) {
          case "length", "isEmpty" -> call.getArguments().isEmpty();
          case "charAt" -> call.getArguments().size() == 1;
          default -> false;
        };
    return known
        ? call.getScope()
            .flatMap(context.source()::constantOf)
            .filter(String.class::isInstance)
            .map(text -> new Value.Plain(call(call, (String) text)))
        : Optional.empty();
  }

  private DeviceExpression call(MethodCallExpr call, String text) {
    return switch (call.getNameAsString()) {
      case "length" -> ScalarConversions.intLiteral(text.length(), context.spanOf(call));
      case "isEmpty" ->
          ScalarConversions.literal(text.isEmpty(), ScalarType.BOOLEAN, context.spanOf(call));
      default -> charAt(call, text);
    };
  }

  private DeviceExpression charAt(MethodCallExpr call, String text) {
    Expression written = call.getArgument(0);
    DeviceExpression index = context.expressions().scalar(written, ScalarType.INT);
    if (text.isEmpty()) {
      throw outside(written, "any index", text);
    }
    if (index instanceof Literal literal) {
      int position = (Integer) literal.value();
      if (position < 0 || position >= text.length()) {
        throw outside(written, position, text);
      }
      return ScalarConversions.literal(
          text.charAt(position), ScalarType.CHAR, context.spanOf(call));
    }
    return new ReadElement(
        new ConstantArrayRef(arrays.of(text), context.spanOf(call)),
        List.of(index),
        context.spanOf(call));
  }

  private RuntimeException outside(Expression index, Object position, String text) {
    return context
        .faults()
        .refuse(
            DiagnosticId.INDEX_OUT_OF_RANGE,
            index,
            position,
            "a string of length " + text.length());
  }
}
