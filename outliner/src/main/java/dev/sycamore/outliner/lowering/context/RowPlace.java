package dev.sycamore.outliner.lowering.context;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.SubView;
import dev.sycamore.model.type.ScalarType;
import java.util.List;

/**
 * Where a row is in the memory of an array of arrays: a LONG, with the offset in its upper half and
 * the length in its lower one, as in the tables that launches bring ({@code docs/FORMATS.md},
 * section 3).
 */
public final class RowPlace {
  private static final int HALF = 32;

  private RowPlace() {}

  /** The place of a part. Both are INT and not negative. */
  public static DeviceExpression of(
      DeviceExpression offset, DeviceExpression length, SourceSpan span) {
    DeviceExpression upper =
        new Binary(
            BinaryOperator.SHIFT_LEFT,
            ScalarConversions.convert(offset, ScalarType.LONG),
            ScalarConversions.intLiteral(HALF, span),
            span);
    DeviceExpression lower = ScalarConversions.convert(length, ScalarType.LONG);
    return new Binary(BinaryOperator.OR, upper, lower, span);
  }

  /** No place. */
  public static Literal none(SourceSpan span) {
    return ScalarConversions.literal(0L, ScalarType.LONG, span);
  }

  /**
   * The part of a view that is at a place.
   *
   * @param place read twice
   */
  public static DeviceExpression part(
      DeviceExpression view, DeviceExpression place, SourceSpan span) {
    return new SubView(
        view, offset(place, span), ScalarConversions.convert(place, ScalarType.INT), span);
  }

  /** The index at which a row begins, an INT. */
  public static DeviceExpression offset(DeviceExpression place, SourceSpan span) {
    Literal half = ScalarConversions.intLiteral(HALF, span);
    return ScalarConversions.convert(
        new Binary(BinaryOperator.SHIFT_RIGHT, place, half, span), ScalarType.INT);
  }

  /**
   * A row as an array without a place.
   *
   * @param place read several times
   */
  public static Value part(Value block, DeviceExpression place, SourceSpan span) {
    if (block instanceof Value.RecordArray records) {
      List<DeviceExpression> leaves =
          records.leaves().stream().map(leaf -> part(leaf, place, span)).toList();
      return new Value.RecordArray(records.record(), leaves);
    } else if (block instanceof Value.Grid grid) {
      return new Value.Grid(part(grid.view(), place, span), grid.sizes());
    } else if (block instanceof Value.Jagged jagged) {
      return Value.Jagged.rows(
          jagged.elements(),
          jagged.table(),
          part(jagged.table(), place, span),
          jagged.dimensions());
    }
    return new Value.Plain(part(((Value.Plain) block).expression(), place, span));
  }
}
