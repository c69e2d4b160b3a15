package dev.sycamore.codegen.reports;

import dev.sycamore.binding.ReportKind;
import dev.sycamore.codegen.rewrite.NodeFactory;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Print;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.type.ScalarType;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Writes the values of a {@link Print} as a record into the report buffer. */
final class PrintRecords {

  private final ReportingBody body;
  private final Function<DeviceExpression, DeviceExpression> rewrite;

  PrintRecords(ReportingBody body, Function<DeviceExpression, DeviceExpression> rewrite) {
    this.body = body;
    this.rewrite = rewrite;
  }

  /** The statements that print. A work-item that has failed prints no more. */
  List<DeviceStatement> statements(Print e) {
    NodeFactory nodes = new NodeFactory(e.span());
    List<DeviceStatement> statements = new ArrayList<>();
    List<ScalarType> types = new ArrayList<>();
    List<Variable> values = new ArrayList<>();
    for (DeviceExpression argument : e.arguments()) {
      types.add((ScalarType) argument.type());
      values.add(body.declare("value", rewrite.apply(argument), statements));
    }
    List<DeviceExpression> words = new ArrayList<>();
    words.add(body.site(ReportKind.PRINT, e.format(), types, e.span()));
    values.forEach(v -> words.addAll(ReportWords.of(nodes.read(v), nodes)));
    List<DeviceStatement> print = new ArrayList<>();
    Variable at = body.declare("record", body.reserve(words.size(), e.span()), print);
    List<DeviceStatement> store = new ArrayList<>();
    for (int i = 0; i < words.size(); i++) {
      DeviceExpression index = nodes.binary(BinaryOperator.ADD, nodes.read(at), nodes.integer(i));
      store.add(nodes.assign(body.report(), index, words.get(i)));
    }
    DeviceExpression room =
        nodes.binary(BinaryOperator.GREATER_OR_EQUAL, nodes.read(at), nodes.integer(0));
    print.add(nodes.when(room, store));
    if (body.continuesAfterFailure()) {
      statements.add(nodes.when(body.hasFailed(false, e.span()), print));
    } else {
      statements.addAll(print);
    }
    return statements;
  }
}
