package dev.sycamore.fuzz.generate;

import dev.sycamore.fuzz.program.HelperMethod;
import dev.sycamore.fuzz.program.Prim;

/**
 * A helper method with a variable number of arguments.
 *
 * @param element the type of each
 */
record VariableCallable(HelperMethod method, Prim type, Prim element) {
  /** The most that a call passes. */
  static final int MOST = 4;
}
