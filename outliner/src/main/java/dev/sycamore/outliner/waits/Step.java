package dev.sycamore.outliner.waits;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.ArrayAccessExpr;
import com.github.javaparser.ast.expr.Expression;

/** What host code does at one point of its control flow, as far as launches are concerned. */
sealed interface Step {

  /** Nothing: ways meet here. */
  record Meeting() implements Step {}

  /**
   * A method or constructor is called.
   *
   * @param node a method call, or an object creation
   */
  record Call(Node node) implements Step {}

  /** An element is used; where it is assigned to, after the value is computed. */
  record Element(ArrayAccessExpr access) implements Step {}

  /** A loop over all elements of something begins. */
  record Iteration(Expression iterated) implements Step {}

  /** Something happens that may wait: resources are closed, or what happens is not known. */
  record Wait() implements Step {}
}
