package dev.sycamore.outliner.kernels;

import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.outliner.source.ParsedUnit;
import java.util.ArrayList;
import java.util.List;

/** What is known of a function that is passed on its way to a kernel. */
sealed interface FunctionValue {

  /** Whether it is passed by the call from which the search began. */
  boolean isOfCall();

  /**
   * One of some functions: a launch tells which.
   *
   * @param choices one, or more where the source chooses
   */
  record Known(List<PassedFunction> choices, boolean isOfCall) implements FunctionValue {
    public Known {
      choices = List.copyOf(choices);
    }
  }

  /** A parameter of the method around, whose callers know it. */
  record OfCaller() implements FunctionValue {
    @Override
    public boolean isOfCall() {
      return false;
    }
  }

  /** Nothing is known of it. */
  record Unknown(ParsedUnit unit, Expression expression, boolean isOfCall)
      implements FunctionValue {}

  /** What one of two may be. */
  static FunctionValue either(FunctionValue a, FunctionValue b) {
    if (a instanceof Known one && b instanceof Known other) {
      List<PassedFunction> choices = new ArrayList<>(one.choices());
      choices.addAll(other.choices());
      return new Known(choices, one.isOfCall() || other.isOfCall());
    }
    if (a instanceof Unknown || b instanceof Unknown) {
      return a instanceof Unknown ? a : b;
    }
    return new OfCaller();
  }
}
