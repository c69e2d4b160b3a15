package dev.sycamore.outliner.lowering.expression;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Extent;
import dev.sycamore.outliner.lowering.choice.ChosenValues;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.ScalarConversions;
import dev.sycamore.outliner.lowering.context.Value;
import java.util.Optional;

/** How many elements an array has, whatever it is on a device. */
final class ArrayLength {
  private final FunctionContext context;
  private final Expression array;
  private final SourceSpan span;

  /**
   * @param at what asks for the length
   */
  ArrayLength(FunctionContext context, Expression array, Node at) {
    this.context = context;
    this.array = array;
    this.span = context.spanOf(at);
  }

  /** The length; what makes the array happens, and is checked. */
  DeviceExpression value() {
    Value value = context.expressions().value(array);
    return ChosenValues.read(context, value, span, this::of);
  }

  private DeviceExpression of(Value value) {
    if (value instanceof Value.Grid grid) {
      return of(grid);
    } else if (value instanceof Value.Jagged jagged) {
      return new Extent(jagged.rows(), 0, span);
    } else if (value instanceof Value.RecordArray records) {
      return new Extent(records.leaves().get(0), 0, span);
    }
    DeviceExpression view = context.expressions().view(value, array);
    Optional<Integer> length = view.isTrivial() ? context.scope().lengthOf(view) : Optional.empty();
    return length
        .<DeviceExpression>map(n -> ScalarConversions.intLiteral(n, span))
        .orElseGet(() -> new Extent(view, 0, span));
  }

  private DeviceExpression of(Value.Grid grid) {
    int rowSize = grid.sizes().stream().skip(1).reduce(1, (a, b) -> a * b);
    if (grid.view().isTrivial() || rowSize == 0) {
      return ScalarConversions.intLiteral(grid.sizes().get(0), span);
    }
    return new Binary(
        BinaryOperator.DIVIDE,
        new Extent(grid.view(), 0, span),
        ScalarConversions.intLiteral(rowSize, span),
        span);
  }
}
