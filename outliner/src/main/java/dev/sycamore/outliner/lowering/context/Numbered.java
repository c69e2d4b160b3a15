package dev.sycamore.outliner.lowering.context;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.Conditional;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Literal;
import java.util.List;

/** A value for one of the numbers of a choice. */
public record Numbered(int number, DeviceExpression value) {

  /**
   * The value whose number is {@code number}.
   *
   * @param number read several times; one of those of the values
   */
  public static DeviceExpression select(
      DeviceExpression number, List<Numbered> values, SourceSpan span) {
    DeviceExpression selected = values.get(values.size() - 1).value();
    for (int i = values.size() - 2; i >= 0; i--) {
      Numbered value = values.get(i);
      selected = new Conditional(is(number, value.number(), span), value.value(), selected, span);
    }
    return selected;
  }

  /** Whether a number is {@code wanted}. */
  public static DeviceExpression is(DeviceExpression number, int wanted, SourceSpan span) {
    Literal literal = ScalarConversions.intLiteral(wanted, span);
    return new Binary(BinaryOperator.EQUAL, number, literal, span);
  }
}
