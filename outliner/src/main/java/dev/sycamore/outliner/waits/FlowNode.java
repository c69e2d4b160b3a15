package dev.sycamore.outliner.waits;

import java.util.ArrayList;
import java.util.List;

/** A step, and those that may come after it. */
final class FlowNode {
  private final int number;
  private final Step step;
  private final List<FlowNode> next = new ArrayList<>();

  /**
   * @param number among the nodes of its method
   */
  FlowNode(int number, Step step) {
    this.number = number;
    this.step = step;
  }

  int number() {
    return number;
  }

  Step step() {
    return step;
  }

  List<FlowNode> next() {
    return next;
  }
}
