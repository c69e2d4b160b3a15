package dev.sycamore.outliner.lowering.choice;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Expression;
import dev.sycamore.model.statement.If;
import dev.sycamore.model.statement.Statement;
import dev.sycamore.outliner.lowering.context.CodeEmission;
import dev.sycamore.outliner.lowering.context.Numbered;
import dev.sycamore.outliner.lowering.context.RowPlace;
import dev.sycamore.outliner.lowering.context.SingleEvaluation;
import dev.sycamore.outliner.lowering.context.Value;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** What is done with the array that has the number of a choice. */
public final class ChosenArrays {

  private ChosenArrays() {}

  /** What {@code reader} makes of the array, which is no choice any more. */
  public static Expression read(
      CodeEmission context, Value array, SourceSpan span, Function<Value, Expression> reader) {
    if (array instanceof Value.Row row) {
      return new SingleEvaluation(context, "row", row.place(), span)
          .in(place -> reader.apply(RowPlace.part(row.block(), place, span)));
    }
    if (!(array instanceof Value.Chosen chosen)) {
      return reader.apply(array);
    }
    return new SingleEvaluation(context, "which", chosen.number(), span)
        .in(
            number ->
                Numbered.select(
                    number,
                    chosen.options().stream()
                        .map(o -> new Numbered(o.number(), read(context, o.array(), span, reader)))
                        .toList(),
                    span));
  }

  /**
   * Does with the array what {@code writer} does with one that is no choice.
   *
   * @param array whose numbers and places are read several times
   */
  public static Statement write(Value array, SourceSpan span, Function<Value, Statement> writer) {
    if (array instanceof Value.Row row) {
      return writer.apply(RowPlace.part(row.block(), row.place(), span));
    }
    if (!(array instanceof Value.Chosen chosen)) {
      return writer.apply(array);
    }
    List<Value.Chosen.Option> options = chosen.options();
    Statement written = write(options.get(options.size() - 1).array(), span, writer);
    for (int i = options.size() - 2; i >= 0; i--) {
      Value.Chosen.Option option = options.get(i);
      written =
          new If(
              Numbered.is(chosen.number(), option.number(), span),
              write(option.array(), span, writer),
              Optional.of(written),
              span);
    }
    return written;
  }

  /** The choice between what {@code operation} makes of each array. */
  public static Value map(Value array, UnaryOperator<Value> operation) {
    return array instanceof Value.Chosen chosen
        ? new Value.Chosen(
            chosen.number(),
            chosen.options().stream()
                .map(o -> new Value.Chosen.Option(o.number(), map(o.array(), operation)))
                .toList())
        : operation.apply(array);
  }
}
