package dev.sycamore.outliner.waits;

import java.util.ArrayList;
import java.util.List;

/** Puts the steps of a method together, in the order of their execution. */
final class FlowBuilder {
  private final List<FlowNode> nodes = new ArrayList<>();

  /** After which the next step comes; null where none can come. */
  private FlowNode last;

  FlowBuilder() {
    add(new Step.Meeting());
  }

  /** All nodes; the method begins with the first one. */
  List<FlowNode> nodes() {
    return nodes;
  }

  /** The last step; where nothing can be executed, a step that nothing comes before. */
  FlowNode last() {
    if (last == null) {
      last = meeting();
    }
    return last;
  }

  /** A place that ways may lead to, and none does yet. */
  FlowNode meeting() {
    FlowNode node = new FlowNode(nodes.size(), new Step.Meeting());
    nodes.add(node);
    return node;
  }

  FlowNode add(Step step) {
    FlowNode node = new FlowNode(nodes.size(), step);
    nodes.add(node);
    if (last != null) {
      last.next().add(node);
    }
    last = node;
    return node;
  }

  /** Lets the execution go on at a place as well. */
  void leadTo(FlowNode place) {
    if (last != null) {
      last.next().add(place);
    }
  }

  /** Goes on at a place, if the execution comes here and whatever else leads there. */
  void continueAt(FlowNode place) {
    leadTo(place);
    last = place;
  }

  /** Goes on at a place that other ways lead to. */
  void startAt(FlowNode place) {
    last = place;
  }

  /** The execution does not go on here. */
  void end() {
    last = null;
  }
}
