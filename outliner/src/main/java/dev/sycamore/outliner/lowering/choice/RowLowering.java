package dev.sycamore.outliner.lowering.choice;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.ReadElement;
import dev.sycamore.model.expression.SubView;
import dev.sycamore.outliner.lowering.context.ChosenValue;
import dev.sycamore.outliner.lowering.context.CodeEmission;
import dev.sycamore.outliner.lowering.context.RowPlace;
import dev.sycamore.outliner.lowering.context.ScalarConversions;
import dev.sycamore.outliner.lowering.context.SingleEvaluation;
import dev.sycamore.outliner.lowering.context.Value;
import java.util.List;

/** Rows of arrays of arrays, whatever these are. */
public final class RowLowering {
  private final CodeEmission context;
  private final SourceSpan span;

  public RowLowering(CodeEmission context, SourceSpan span) {
    this.context = context;
    this.span = span;
  }

  /** Whether the elements of an array are arrays. */
  public static boolean areIn(Value array) {
    return array instanceof ChosenValue chosen
        ? areIn(chosen.options().get(0).value())
        : array instanceof Value.Grid || array instanceof Value.Jagged;
  }

  /**
   * The row at an index. Both are evaluated once, where the row is used once.
   *
   * @param array whose elements are arrays
   */
  public Value row(Value array, DeviceExpression index) {
    return ChosenValues.map(
        array,
        one ->
            one instanceof Value.Jagged jagged ? row(jagged, index) : row((Value.Grid) one, index));
  }

  /** One load of the table has place and length. */
  private Value row(Value.Jagged array, DeviceExpression index) {
    DeviceExpression place = new ReadElement(array.rows(), List.of(index), span);
    if (array.dimensions() > 2) {
      return Value.Jagged.rows(
          array.elements(), array.table(), part(array.table(), place), array.dimensions() - 1);
    }
    return array.elements() instanceof Value.RecordArray records
        ? new Value.Row(records, place)
        : new Value.Plain(part(((Value.Plain) array.elements()).expression(), place));
  }

  private DeviceExpression part(DeviceExpression view, DeviceExpression place) {
    return new SingleEvaluation(context, "row", place, span)
        .in(entry -> RowPlace.part(view, entry, span));
  }

  private Value row(Value.Grid grid, DeviceExpression index) {
    List<Integer> rest = grid.sizes().subList(1, grid.sizes().size());
    int size = rest.stream().reduce(1, (a, b) -> a * b);
    Literal length = ScalarConversions.intLiteral(size, span);
    DeviceExpression offset =
        index instanceof Literal constant
            ? ScalarConversions.intLiteral((Integer) constant.value() * size, span)
            : new Binary(BinaryOperator.MULTIPLY, index, length, span);
    SubView row = new SubView(grid.view(), offset, length, span);
    return rest.size() == 1 ? new Value.Plain(row) : new Value.Grid(row, rest);
  }
}
