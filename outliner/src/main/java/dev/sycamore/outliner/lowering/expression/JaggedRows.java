package dev.sycamore.outliner.lowering.expression;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.Expression;
import dev.sycamore.model.expression.ReadElement;
import dev.sycamore.model.expression.SubView;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.outliner.lowering.context.CodeEmission;
import dev.sycamore.outliner.lowering.context.ScalarConversions;
import dev.sycamore.outliner.lowering.context.SingleEvaluation;
import dev.sycamore.outliner.lowering.context.Value;
import java.util.List;

/**
 * Rows of arrays of arrays that came from the host. The entry of a row in the table has its offset
 * in the upper half and its length in the lower one: one load brings both.
 */
public final class JaggedRows {
  private static final int HALF_OF_ENTRY = 32;

  private JaggedRows() {}

  /** The row at an index, which is evaluated once. */
  public static Value row(
      CodeEmission context, Value.Jagged array, Expression index, SourceSpan span) {
    return row(
        array,
        new SingleEvaluation(context, "row", entry(array, index, span), span)
            .in(entry -> part(array, entry, span)));
  }

  /**
   * The same for a value that may stand in several places.
   *
   * @param index trivial, as are the parts of the array
   */
  public static Value repeatable(Value.Jagged array, Expression index, SourceSpan span) {
    return row(array, part(array, entry(array, index, span), span));
  }

  private static Value row(Value.Jagged array, Expression part) {
    return array.dimensions() == 2
        ? new Value.Plain(part)
        : new Value.Jagged(
            array.elements(),
            array.dimensions() == 3 ? part : array.table(),
            part,
            array.dimensions() - 1);
  }

  private static Expression entry(Value.Jagged array, Expression index, SourceSpan span) {
    return new ReadElement(array.rows(), List.of(index), span);
  }

  /** Of the elements, or of the table where the row is an array of arrays again. */
  private static Expression part(Value.Jagged array, Expression entry, SourceSpan span) {
    Expression offset =
        new Binary(
            BinaryOperator.SHIFT_RIGHT,
            entry,
            ScalarConversions.intLiteral(HALF_OF_ENTRY, span),
            span);
    return new SubView(
        array.dimensions() == 2 ? array.elements() : array.table(),
        ScalarConversions.convert(offset, ScalarType.INT),
        ScalarConversions.convert(entry, ScalarType.INT),
        span);
  }
}
