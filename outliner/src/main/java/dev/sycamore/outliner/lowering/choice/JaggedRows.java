package dev.sycamore.outliner.lowering.choice;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.ReadElement;
import dev.sycamore.outliner.lowering.context.CodeEmission;
import dev.sycamore.outliner.lowering.context.RowPlace;
import dev.sycamore.outliner.lowering.context.SingleEvaluation;
import dev.sycamore.outliner.lowering.context.Value;
import java.util.List;

/** Rows of arrays of arrays that came from the host: one load of the table has place and length. */
final class JaggedRows {
  private JaggedRows() {}

  /** The row at an index, which is evaluated once. */
  static Value row(
      CodeEmission context, Value.Jagged array, DeviceExpression index, SourceSpan span) {
    Value.Row row = placed(array, index, span);
    if (row.block() instanceof Value.Plain elements) {
      return new Value.Plain(part(context, elements.expression(), row.place(), span));
    } else if (row.block() instanceof Value.Jagged rows) {
      return Value.Jagged.rows(
          rows.elements(),
          rows.table(),
          part(context, rows.table(), row.place(), span),
          rows.dimensions());
    }
    return row;
  }

  private static DeviceExpression part(
      CodeEmission context, DeviceExpression view, DeviceExpression place, SourceSpan span) {
    return new SingleEvaluation(context, "row", place, span)
        .in(entry -> RowPlace.part(view, entry, span));
  }

  /** The same, apart from what it is a part of. */
  static Value.Row placed(Value.Jagged array, DeviceExpression index, SourceSpan span) {
    Value block =
        array.dimensions() == 2
            ? array.elements()
            : Value.Jagged.rows(
                array.elements(), array.table(), array.table(), array.dimensions() - 1);
    return new Value.Row(block, new ReadElement(array.rows(), List.of(index), span));
  }
}
