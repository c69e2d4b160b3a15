package dev.sycamore.outliner.lowering.call;

import com.github.javaparser.ast.Node;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.outliner.lowering.context.Value;

/** One family of methods that device code can call. */
interface CallRule {

  /** Whether the method is of the family; asked before the arguments are looked at. */
  boolean knows(Node call, Invocation invocation);

  /**
   * Whether arguments are passed on to code in Java, whatever they are: collected in an array, or
   * one of several arrays.
   */
  default boolean takesAnyValue() {
    return false;
  }

  /** What a call is on the device. */
  Value call(CallSite site);
}
