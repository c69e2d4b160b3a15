package dev.sycamore.codegen.opencl.model;

import java.util.List;

/** Prints several parts of a program. */
final class Printing {
  private Printing() {}

  static void inOrder(List<? extends CNode> nodes, StringBuilder out) {
    for (CNode node : nodes) {
      node.print(out);
    }
  }

  /** With commas between them. */
  static void separated(List<? extends CNode> nodes, StringBuilder out) {
    String separator = "";
    for (CNode node : nodes) {
      out.append(separator);
      node.print(out);
      separator = ", ";
    }
  }

  /** With an empty line before each. */
  static void apart(List<? extends CNode> nodes, StringBuilder out) {
    for (CNode node : nodes) {
      out.append('\n');
      node.print(out);
    }
  }

  /** With an empty line before the first. */
  static void together(List<? extends CNode> nodes, StringBuilder out) {
    if (!nodes.isEmpty()) {
      out.append('\n');
      inOrder(nodes, out);
    }
  }
}
