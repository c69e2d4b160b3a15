package dev.sycamore.codegen.reports;

import dev.sycamore.binding.ReportKind;
import dev.sycamore.codegen.rewrite.NodeFactory;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.Conditional;
import dev.sycamore.model.expression.Convert;
import dev.sycamore.model.expression.Expression;
import dev.sycamore.model.expression.Intrinsic;
import dev.sycamore.model.expression.IntrinsicCall;
import dev.sycamore.model.expression.Print;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.Statement;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.ScalarType;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Writes the values of a {@link Print} as a record into the report buffer. */
final class PrintRecords {

  private final ReportingBody body;
  private final Function<Expression, Expression> rewrite;

  PrintRecords(ReportingBody body, Function<Expression, Expression> rewrite) {
    this.body = body;
    this.rewrite = rewrite;
  }

  /** The statements that print. A work-item that has failed prints no more. */
  List<Statement> statements(Print e) {
    NodeFactory nodes = new NodeFactory(e.span());
    List<Statement> statements = new ArrayList<>();
    List<ScalarType> types = new ArrayList<>();
    List<Variable> values = new ArrayList<>();
    for (Expression argument : e.arguments()) {
      types.add((ScalarType) argument.type());
      values.add(body.declare("value", rewrite.apply(argument), statements));
    }
    List<Expression> words = new ArrayList<>();
    words.add(body.site(ReportKind.PRINT, e.format(), types, e.span()));
    values.forEach(v -> words.addAll(words(nodes.read(v), nodes)));
    List<Statement> print = new ArrayList<>();
    Variable at = body.declare("record", body.reserve(words.size(), e.span()), print);
    List<Statement> store = new ArrayList<>();
    for (int i = 0; i < words.size(); i++) {
      Expression index = nodes.binary(BinaryOperator.ADD, nodes.read(at), nodes.integer(i));
      store.add(nodes.assign(body.report(), index, words.get(i)));
    }
    Expression room =
        nodes.binary(BinaryOperator.GREATER_OR_EQUAL, nodes.read(at), nodes.integer(0));
    print.add(nodes.when(room, store));
    if (body.continuesAfterFailure()) {
      statements.add(nodes.when(body.hasFailed(false, e.span()), print));
    } else {
      statements.addAll(print);
    }
    return statements;
  }

  /** A value as ints: one, or the low and the high half of one of eight bytes. */
  private static List<Expression> words(Expression value, NodeFactory nodes) {
    return switch ((ScalarType) value.type()) {
      case BOOLEAN ->
          List.of(new Conditional(value, nodes.integer(1), nodes.integer(0), nodes.span()));
      case INT -> List.of(value);
      case BYTE, SHORT, CHAR -> List.of(new Convert(ScalarType.INT, value, nodes.span()));
      case HALF -> words(new Convert(ScalarType.FLOAT, value, nodes.span()), nodes);
      case FLOAT -> List.of(intrinsic(Intrinsic.FLOAT_TO_BITS, value, ScalarType.INT, nodes));
      case LONG -> {
        Expression high =
            nodes.binary(BinaryOperator.SHIFT_RIGHT_UNSIGNED, value, nodes.integer(Integer.SIZE));
        yield List.of(
            new Convert(ScalarType.INT, value, nodes.span()),
            new Convert(ScalarType.INT, high, nodes.span()));
      }
      case DOUBLE ->
          words(intrinsic(Intrinsic.DOUBLE_TO_BITS, value, ScalarType.LONG, nodes), nodes);
    };
  }

  private static Expression intrinsic(
      Intrinsic intrinsic, Expression value, DeviceType type, NodeFactory nodes) {
    return new IntrinsicCall(intrinsic, List.of(value), type, nodes.span());
  }
}
