package dev.sycamore.outliner.lowering.choice;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.ArrayAccessExpr;
import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.model.expression.Assign;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.StatementExpression;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.Evaluate;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.outliner.lowering.context.Binding;
import dev.sycamore.outliner.lowering.context.ChosenValue;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.RowPlace;
import dev.sycamore.outliner.lowering.context.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Rows that variables refer to: the number of the array of arrays, and the place of the row in it,
 * which is assigned where the number is computed.
 */
final class ArrayReferences {
  private final FunctionContext context;
  private final ArrayOrigins origins;
  private final ArrayChoices choices;

  ArrayReferences(FunctionContext context, ArrayOrigins origins, ArrayChoices choices) {
    this.context = context;
    this.origins = origins;
    this.choices = choices;
  }

  /**
   * The array that has a number, or the row at a place in it.
   *
   * @param numbers those that it may have
   * @param place where the row is; empty if it is never one
   * @param dimensions of what is referred to
   */
  Optional<Value> array(
      List<Node> all,
      List<Integer> numbers,
      DeviceExpression number,
      Optional<Variable> place,
      int dimensions,
      SourceSpan span) {
    List<ChosenValue.Option> options = new ArrayList<>();
    for (int i : numbers) {
      known(all.get(i), span)
          .map(array -> rows(array, place, dimensions, span))
          .ifPresent(array -> options.add(new ChosenValue.Option(i, array)));
    }
    return options.isEmpty() ? Optional.empty() : Optional.of(new ChosenValue(number, options));
  }

  /** What a variable refers to if the array is meant. */
  private static Value rows(
      Value array, Optional<Variable> place, int dimensions, SourceSpan span) {
    return ChosenValues.map(
        array,
        one ->
            RowLowering.dimensions(one) == dimensions
                ? one
                : new Value.Row(
                    RowLowering.block(one, dimensions), new ReadLocal(place.orElseThrow(), span)));
  }

  /** An array; empty if it is declared later. */
  private Optional<Value> known(Node origin, SourceSpan span) {
    Optional<Binding> binding = context.scope().find(origin);
    if (binding.isPresent() && binding.get() instanceof Binding.Stored stored) {
      return Optional.of(new Value.Plain(new ReadLocal(stored.variable(), span)));
    }
    return binding
        .filter(Binding.Known.class::isInstance)
        .map(known -> ((Binding.Known) known).value().at(span));
  }

  /** The number of the array of arrays that a row is in, among all; assigns the place. */
  DeviceExpression row(ArrayAccessExpr access, List<Node> all, Variable place) {
    SourceSpan span = context.spanOf(access);
    List<DeviceStatement> statements = new ArrayList<>();
    Reference rows = reference(access.getName(), all, statements);
    DeviceExpression index = context.expressions().scalar(access.getIndex(), ScalarType.INT);
    statements.add(assign(place, rows, index, span));
    return given(rows, statements, span);
  }

  /**
   * An array of arrays that was evaluated.
   *
   * @param number among all
   */
  record Reference(Variable number, Value array) {}

  /**
   * Evaluates an expression of an array type.
   *
   * @param statements that do so are added to them
   */
  Reference reference(Expression e, List<Node> all, List<DeviceStatement> statements) {
    SourceSpan span = context.spanOf(e);
    List<ArrayOrigin> possible = origins.of(e);
    Optional<Variable> place =
        possible.stream().anyMatch(ArrayOrigin::ofRows)
            ? Optional.of(context.scope().fresh("place", ScalarType.LONG))
            : Optional.empty();
    place.ifPresent(rows -> statements.add(declare(rows, RowPlace.none(span), span)));
    DeviceExpression number = choices.number(e, all, place);
    Variable which = context.scope().fresh("which", ScalarType.INT);
    statements.add(declare(which, number, span));
    List<Integer> numbers =
        number instanceof Literal one
            ? List.of((Integer) one.value())
            : possible.stream().map(o -> ArrayChoices.indexOf(o.node(), all)).toList();
    Value array =
        array(all, numbers, new ReadLocal(which, span), place, dimensions(e), span)
            .orElseThrow(() -> context.faults().silently());
    return new Reference(which, array);
  }

  /** Assigns the place of a row. */
  DeviceStatement assign(Variable place, Reference rows, DeviceExpression index, SourceSpan span) {
    return new Evaluate(
        new Assign(
            new AssignmentTarget.Local(place),
            new RowLowering(context, span).place(rows.array(), index),
            span),
        span);
  }

  private static DeviceExpression given(
      Reference rows, List<DeviceStatement> statements, SourceSpan span) {
    return new StatementExpression(statements, rows.number(), span);
  }

  private int dimensions(Expression e) {
    return dimensions(context.typeOf(e));
  }

  /** How many dimensions the arrays of a type have. */
  static int dimensions(JavaType type) {
    return type instanceof JavaType.Array array ? 1 + dimensions(array.component()) : 0;
  }

  private static DeclareLocal declare(Variable variable, DeviceExpression value, SourceSpan span) {
    return new DeclareLocal(variable, Optional.of(value), span);
  }
}
