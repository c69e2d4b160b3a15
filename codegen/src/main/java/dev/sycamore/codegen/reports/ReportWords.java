package dev.sycamore.codegen.reports;

import dev.sycamore.codegen.rewrite.NodeFactory;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.Conditional;
import dev.sycamore.model.expression.Convert;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Intrinsic;
import dev.sycamore.model.expression.IntrinsicCall;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.ScalarType;
import java.util.List;

/**
 * Values as words of the report buffer.
 *
 * <p>Source: {@code docs/FORMATS.md}, section "The report buffer".
 */
final class ReportWords {

  private ReportWords() {}

  /** How many words values of these types have. */
  static int count(List<ScalarType> types) {
    int words = 0;
    for (ScalarType type : types) {
      words += type == ScalarType.LONG || type == ScalarType.DOUBLE ? 2 : 1;
    }
    return words;
  }

  /** A value as ints: one, or the low and the high half of one of eight bytes. */
  static List<DeviceExpression> of(DeviceExpression value, NodeFactory nodes) {
    return switch ((ScalarType) value.type()) {
      case BOOLEAN ->
          List.of(new Conditional(value, nodes.integer(1), nodes.integer(0), nodes.span()));
      case INT -> List.of(value);
      case BYTE, SHORT, CHAR -> List.of(new Convert(ScalarType.INT, value, nodes.span()));
      case HALF -> of(new Convert(ScalarType.FLOAT, value, nodes.span()), nodes);
      case FLOAT -> List.of(intrinsic(Intrinsic.FLOAT_TO_BITS, value, ScalarType.INT, nodes));
      case LONG -> {
        DeviceExpression high =
            nodes.binary(BinaryOperator.SHIFT_RIGHT_UNSIGNED, value, nodes.integer(Integer.SIZE));
        yield List.of(
            new Convert(ScalarType.INT, value, nodes.span()),
            new Convert(ScalarType.INT, high, nodes.span()));
      }
      case DOUBLE -> of(intrinsic(Intrinsic.DOUBLE_TO_BITS, value, ScalarType.LONG, nodes), nodes);
    };
  }

  private static DeviceExpression intrinsic(
      Intrinsic intrinsic, DeviceExpression value, DeviceType type, NodeFactory nodes) {
    return new IntrinsicCall(intrinsic, List.of(value), type, nodes.span());
  }
}
