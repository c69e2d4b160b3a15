package dev.sycamore.outliner.lowering.context;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.model.expression.DeviceExpression;
import java.util.List;

/**
 * One of several functions, or of arrays of several shapes: which one is known at run time only.
 * There are no references on a device, and no pointers into any address space: whatever is done
 * with it is done with the one that has the number.
 *
 * @param number of the one that it is, an {@code int}; one of those of the options
 * @param options at least one; what it is is computed only if it has the number, and where it is
 *     used
 */
public record ChosenValue(DeviceExpression number, List<Option> options) implements Value {

  /** What it may be. */
  public record Option(int number, Value value) {}

  public ChosenValue {
    options = List.copyOf(options);
  }

  /** Whether it is one of several functions, and not of several arrays. */
  public boolean isFunction() {
    Value first = options.get(0).value();
    return first instanceof Closure || (first instanceof ChosenValue chosen && chosen.isFunction());
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
