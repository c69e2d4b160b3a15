package dev.sycamore.outliner.lowering.choice;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.outliner.lowering.context.ChosenValue;
import dev.sycamore.outliner.lowering.context.ScalarConversions;
import dev.sycamore.outliner.lowering.context.Value;
import java.util.ArrayList;
import java.util.List;

/** The arrays or functions that an expression may be, and their numbers. */
public final class ChoiceOptions {
  private final List<ChosenValue.Option> options = new ArrayList<>();
  private int next;

  /** Adds one; returns its number, which is known at run time only if it is a choice. */
  public DeviceExpression add(Value array, SourceSpan span) {
    int first = next;
    if (!(array instanceof ChosenValue chosen)) {
      options.add(new ChosenValue.Option(next++, array));
      return ScalarConversions.intLiteral(first, span);
    }
    for (ChosenValue.Option option : chosen.options()) {
      int number = first + option.number();
      options.add(new ChosenValue.Option(number, option.value()));
      next = Math.max(next, number + 1);
    }
    return first == 0
        ? chosen.number()
        : new Binary(
            BinaryOperator.ADD, chosen.number(), ScalarConversions.intLiteral(first, span), span);
  }

  /** The one that has a number. */
  public ChosenValue chosen(DeviceExpression number) {
    return new ChosenValue(number, options);
  }
}
