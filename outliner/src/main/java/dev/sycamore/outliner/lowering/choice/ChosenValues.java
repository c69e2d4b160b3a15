package dev.sycamore.outliner.lowering.choice;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.If;
import dev.sycamore.outliner.lowering.context.ArraySlots;
import dev.sycamore.outliner.lowering.context.ChosenValue;
import dev.sycamore.outliner.lowering.context.CodeEmission;
import dev.sycamore.outliner.lowering.context.Numbered;
import dev.sycamore.outliner.lowering.context.RowPlace;
import dev.sycamore.outliner.lowering.context.SingleEvaluation;
import dev.sycamore.outliner.lowering.context.Value;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** What is done with the array or function that has the number of a choice. */
public final class ChosenValues {

  private ChosenValues() {}

  /** What {@code reader} makes of the value, which is no choice any more. */
  public static DeviceExpression read(
      CodeEmission context,
      Value value,
      SourceSpan span,
      Function<Value, DeviceExpression> reader) {
    if (value instanceof Value.Row row) {
      return new SingleEvaluation(context, "row", row.place(), span)
          .in(place -> reader.apply(RowPlace.part(row.block(), place, span)));
    }
    if (!(value instanceof ChosenValue chosen)) {
      return reader.apply(value);
    }
    return new SingleEvaluation(context, "which", chosen.number(), span)
        .in(
            number ->
                Numbered.select(
                    number,
                    chosen.options().stream()
                        .map(o -> new Numbered(o.number(), read(context, o.value(), span, reader)))
                        .toList(),
                    span));
  }

  /**
   * Does with the value what {@code writer} does with one that is no choice.
   *
   * @param value whose numbers and places are read several times
   */
  public static DeviceStatement write(
      Value value, SourceSpan span, Function<Value, DeviceStatement> writer) {
    if (value instanceof Value.Row row) {
      return writer.apply(RowPlace.part(row.block(), row.place(), span));
    }
    if (!(value instanceof ChosenValue chosen)) {
      return writer.apply(value);
    }
    List<ChosenValue.Option> options = chosen.options();
    DeviceStatement written = write(options.get(options.size() - 1).value(), span, writer);
    for (int i = options.size() - 2; i >= 0; i--) {
      ChosenValue.Option option = options.get(i);
      written =
          new If(
              Numbered.is(chosen.number(), option.number(), span),
              write(option.value(), span, writer),
              Optional.of(written),
              span);
    }
    return written;
  }

  /** The view that a value is, if all that may be chosen are views of one type. */
  public static Optional<DeviceExpression> view(
      CodeEmission context, Value value, SourceSpan span) {
    return isArray(value) && ArraySlots.isView(ArraySlots.shapesOf(value))
        ? Optional.of(read(context, value, span, one -> ((Value.Plain) one).expression()))
        : Optional.empty();
  }

  private static boolean isArray(Value value) {
    return value instanceof ChosenValue chosen
        ? !chosen.isFunction()
        : value instanceof Value.Plain;
  }

  /** The choice between what {@code operation} makes of each value. */
  public static Value map(Value value, UnaryOperator<Value> operation) {
    return value instanceof ChosenValue chosen
        ? new ChosenValue(
            chosen.number(),
            chosen.options().stream()
                .map(o -> new ChosenValue.Option(o.number(), map(o.value(), operation)))
                .toList())
        : operation.apply(value);
  }
}
