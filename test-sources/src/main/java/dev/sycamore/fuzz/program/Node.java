package dev.sycamore.fuzz.program;

import java.util.List;

/** A part of a program. Immutable. */
public sealed interface Node permits Expr, Stmt {
  /** The direct parts, in source order. */
  List<Node> children();

  /**
   * The same node over other children.
   *
   * @param children as many as {@link #children()} has, each of the kind that stands there: an
   *     expression of the same type, a statement, a block where a block stands
   */
  Node with(List<Node> children);
}
