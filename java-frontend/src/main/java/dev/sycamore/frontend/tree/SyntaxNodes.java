package dev.sycamore.frontend.tree;

import com.github.javaparser.ast.Node;

/** Nodes of the syntax tree compare by their text; where a place is meant, by identity. */
public final class SyntaxNodes {

  private SyntaxNodes() {}

  /** Whether both are the same place in the source. */
  @SuppressWarnings("ReferenceEquality")
  public static boolean same(Node a, Node b) {
    return a == b;
  }
}
