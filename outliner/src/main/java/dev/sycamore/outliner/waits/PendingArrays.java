package dev.sycamore.outliner.waits;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/**
 * For each step of a method whether an array is pending before it: the launch has been started on
 * some way that leads there, and on no such way anything after the launch may have waited for it.
 */
final class PendingArrays {

  /** In the order in which ways that meet become one. */
  private enum State {
    NOT_LAUNCHED,
    PENDING,
    MAY_BE_DONE
  }

  private final Waits waits;
  private final Launch launch;
  private final LaunchedArray array;
  private final State[] before;

  private PendingArrays(int nodes, Waits waits, Launch launch, LaunchedArray array) {
    this.waits = waits;
    this.launch = launch;
    this.array = array;
    this.before = new State[nodes];
    Arrays.fill(before, State.NOT_LAUNCHED);
  }

  /** The steps before which an array of a launch is pending, in the order of the nodes. */
  static List<Step> of(List<FlowNode> nodes, Waits waits, Launch launch, LaunchedArray array) {
    PendingArrays pending = new PendingArrays(nodes.size(), waits, launch, array);
    pending.run(nodes);
    return nodes.stream()
        .filter(node -> pending.before[node.number()] == State.PENDING)
        .map(FlowNode::step)
        .toList();
  }

  private void run(List<FlowNode> nodes) {
    Deque<FlowNode> open = new ArrayDeque<>();
    nodes.stream().filter(node -> isLaunch(node.step())).forEach(open::add);
    while (!open.isEmpty()) {
      FlowNode node = open.poll();
      State after = after(node);
      for (FlowNode next : node.next()) {
        if (before[next.number()].compareTo(after) < 0) {
          before[next.number()] = after;
          open.add(next);
        }
      }
    }
  }

  private State after(FlowNode node) {
    State state = before[node.number()];
    if (isLaunch(node.step())) {
      return State.PENDING;
    }
    return state == State.PENDING && waits.mayEnd(node.step(), launch, array)
        ? State.MAY_BE_DONE
        : state;
  }

  @SuppressWarnings("ReferenceEquality") // Nodes of the syntax tree compare by their text.
  private boolean isLaunch(Step step) {
    return step instanceof Step.Call call && call.node() == launch.call();
  }
}
