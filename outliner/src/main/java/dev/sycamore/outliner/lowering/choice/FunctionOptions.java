package dev.sycamore.outliner.lowering.choice;

import com.github.javaparser.ast.Node;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.outliner.lowering.context.Shape;
import dev.sycamore.outliner.lowering.context.SourceTypes;
import dev.sycamore.outliner.lowering.context.Value;

/** Functions among which code chooses. */
public final class FunctionOptions {
  private FunctionOptions() {}

  /**
   * An option, whose parts are computed whether or not it is chosen: that must have no effect.
   *
   * @param at where it is written
   */
  public static Value checked(SourceTypes context, Value option, Node at) {
    if (option instanceof Value.Closure closure
        && closure.isOfObject()
        && !Shape.parts(closure).stream().allMatch(DeviceExpression::isTrivial)) {
      throw context
          .faults()
          .refuseWithHelp(
              DiagnosticId.LAMBDA,
              at,
              "put the object into a variable first",
              "a choice of a method of an object that is computed in it");
    }
    return option;
  }
}
