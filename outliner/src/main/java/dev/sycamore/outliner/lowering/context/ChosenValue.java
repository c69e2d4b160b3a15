package dev.sycamore.outliner.lowering.context;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.ReadLocal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * One of several arrays or functions: which one is known at run time only. There are no references
 * on a device, and arrays may be of different address spaces: whatever is done with it is done with
 * the one that has the number.
 *
 * @param number of the one that it is, an {@code int}; one of those of the options
 * @param options at least one; the place of a row is computed only if it has the number
 */
public record ChosenValue(DeviceExpression number, List<Option> options) implements Value {

  /** What it may be. */
  public record Option(int number, Value value) {}

  public ChosenValue {
    options = List.copyOf(options);
  }

  /** Whether it may be a row that has a place. */
  public boolean hasRows() {
    return options.stream().anyMatch(option -> option.value() instanceof Row);
  }

  /**
   * The place of the one that has the number; of one that is no row nothing.
   *
   * @param which the number, read several times
   */
  public DeviceExpression place(DeviceExpression which, SourceSpan span) {
    Set<DeviceExpression> known = new HashSet<>();
    for (Option option : options) {
      if (option.value() instanceof Value.Row row) {
        known.add(row.place());
      }
    }
    if (known.size() == 1 && known.iterator().next() instanceof ReadLocal one) {
      return one;
    }
    List<Numbered> places = new ArrayList<>();
    for (Option option : options) {
      places.add(
          new Numbered(
              option.number(),
              option.value() instanceof Value.Row row ? row.place() : RowPlace.none(span)));
    }
    return Numbered.select(which, places, span);
  }

  /** The same choice, with a number and a place that are known. */
  public ChosenValue with(
      DeviceExpression which, DeviceExpression place, UnaryOperator<Value> others) {
    List<Option> known = new ArrayList<>();
    for (Option option : options) {
      Value value =
          option.value() instanceof Value.Row row
              ? new Value.Row(row.block(), place)
              : others.apply(option.value());
      known.add(new Option(option.number(), value));
    }
    return new ChosenValue(which, known);
  }

  @Override
  public <R> R accept(Value.Visitor<R> visitor) {
    return visitor.visitChosen(this);
  }

  @Override
  public boolean fits(JavaType type) {
    return options.get(0).value().fits(type);
  }

  @Override
  public Value at(SourceSpan span) {
    return new ChosenValue(
        Value.readAt(number, span),
        options.stream().map(o -> new Option(o.number(), o.value().at(span))).toList());
  }
}
