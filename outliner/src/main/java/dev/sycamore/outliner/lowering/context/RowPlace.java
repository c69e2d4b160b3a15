package dev.sycamore.outliner.lowering.context;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.SubView;
import dev.sycamore.model.type.ScalarType;

/**
 * Where a row is in the memory of an array of arrays: a LONG, with the offset in its upper half and
 * the length in its lower one, as in the tables that launches bring ({@code docs/FORMATS.md},
 * section 3).
 */
public final class RowPlace {
  private static final int HALF = 32;

  private RowPlace() {}

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
  private static DeviceExpression offset(DeviceExpression place, SourceSpan span) {
    Literal half = ScalarConversions.intLiteral(HALF, span);
    return ScalarConversions.convert(
        new Binary(BinaryOperator.SHIFT_RIGHT, place, half, span), ScalarType.INT);
  }

  /**
   * A row of records as an array without a place.
   *
   * @param place read several times
   */
  public static Value.RecordArray part(
      Value.RecordArray block, DeviceExpression place, SourceSpan span) {
    return new Value.RecordArray(
        block.record(), block.leaves().stream().map(leaf -> part(leaf, place, span)).toList());
  }
}
