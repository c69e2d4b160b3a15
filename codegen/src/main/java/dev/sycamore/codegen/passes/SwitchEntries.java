package dev.sycamore.codegen.passes;

import dev.sycamore.codegen.rewrite.NodeFactory;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.Logical;
import dev.sycamore.model.expression.Unary;
import dev.sycamore.model.expression.UnaryOperator;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.Break;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.Switch;
import dev.sycamore.model.type.ScalarType;
import java.util.List;
import java.util.stream.Stream;

/**
 * Where control enters a switch, as conditions.
 *
 * @param selected holds the value that chooses the case
 */
record SwitchEntries(Switch choice, Variable selected) {

  DeviceExpression isAt(Switch.Case entry) {
    if (!entry.isDefault()) {
      return isOneOf(entry.labels().stream());
    }
    Stream<Integer> others =
        choice.cases().stream().filter(c -> !c.isDefault()).flatMap(c -> c.labels().stream());
    return new Unary(UnaryOperator.NOT, isOneOf(others), choice.span());
  }

  private DeviceExpression isOneOf(Stream<Integer> labels) {
    NodeFactory nodes = new NodeFactory(choice.span());
    return labels
        .map(
            label -> nodes.binary(BinaryOperator.EQUAL, nodes.read(selected), nodes.integer(label)))
        .reduce((a, b) -> new Logical(false, a, b, choice.span()))
        .orElseGet(() -> new Literal(ScalarType.BOOLEAN, false, choice.span()));
  }

  /** The statements of a case, up to the break that keeps it from running on into the next. */
  static List<DeviceStatement> withoutEnd(Switch.Case entry) {
    List<DeviceStatement> statements = entry.statements();
    int last = statements.size() - 1;
    boolean ends = last >= 0 && statements.get(last) instanceof Break end && end.label().isEmpty();
    return ends ? statements.subList(0, last) : statements;
  }
}
