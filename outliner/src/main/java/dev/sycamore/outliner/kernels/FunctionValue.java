package dev.sycamore.outliner.kernels;

import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.frontend.source.ParsedUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

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

  /**
   * Nothing is known of it.
   *
   * @param origin what it comes from, where that is in a method that the expression calls
   */
  record Unknown(
      ParsedUnit unit,
      Expression expression,
      boolean isOfCall,
      Reason reason,
      Optional<Unknown> origin)
      implements FunctionValue {

    /** An expression of which nothing is known. */
    Unknown(ParsedUnit unit, Expression expression, boolean isOfCall, Reason reason) {
      this(unit, expression, isOfCall, reason, Optional.empty());
    }

    /** As what is captured by a function. */
    Unknown as(boolean ofCall) {
      return new Unknown(unit, expression, ofCall, reason, origin);
    }

    /** As the result of a call. */
    Unknown returnedBy(ParsedUnit file, Expression call, boolean ofCall) {
      return new Unknown(file, call, ofCall, reason, Optional.of(origin.orElse(this)));
    }
  }

  /** Why nothing is known of a function. */
  enum Reason {
    /** It comes from where functions are not followed to. */
    ELSEWHERE(Optional.empty()),

    /** A method of the JDK makes it. */
    OF_JDK(
        Optional.of(
            "write a lambda that calls the functions, such as `x -> g.of(f.of(x))`: those that"
                + " methods of the JDK return cannot be identified")),

    /** What it returns is of a type that is only known where its method is called. */
    GENERIC(
        Optional.of(
            "write the lambda where its types are known, not in a generic method or interface")),

    /** It is one of a chain of functions without an end. */
    ENDLESS(
        Optional.of(
            "write one function with a loop: a method that calls itself makes another function in"
                + " each call, and kernels are compiled for each")),

    /** There are too many. */
    MANY(
        Optional.of(
            "pass fewer functions, or write one lambda with the code of several: a function may"
                + " capture "
                + FunctionCaptures.MOST
                + " others, and be one of so many"));

    private final Optional<String> help;

    Reason(Optional<String> help) {
      this.help = help;
    }

    /** What to write instead, where that is not what it is anywhere. */
    Optional<String> help() {
      return help;
    }
  }

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
