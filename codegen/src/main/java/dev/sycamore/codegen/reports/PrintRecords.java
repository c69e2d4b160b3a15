package dev.sycamore.codegen.reports;

import dev.sycamore.binding.ReportKind;
import dev.sycamore.codegen.rewrite.NodeFactory;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.Expression;
import dev.sycamore.model.expression.Print;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.Statement;
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
    values.forEach(v -> words.addAll(ReportWords.of(nodes.read(v), nodes)));
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
}
