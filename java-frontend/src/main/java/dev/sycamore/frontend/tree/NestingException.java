package dev.sycamore.frontend.tree;

import com.github.javaparser.ast.Node;

/** Code is nested so deeply that nothing that recurses can look at it. */
public final class NestingException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Far more levels than host compilers take on the stacks that they have. */
  public static final int MOST = 20_000;

  private final transient Node node;

  /**
   * @param node the first one that is too deep
   */
  public NestingException(Node node) {
    super("nested more deeply than " + MOST + " levels", null, false, false);
    this.node = node;
  }

  public Node node() {
    return node;
  }
}
