package dev.sycamore.backend.worker.lanes.widen;

import static java.util.stream.Collectors.groupingBy;

import dev.sycamore.backend.worker.flow.FunctionFlow;
import dev.sycamore.backend.worker.flow.NaturalLoop;
import dev.sycamore.backend.worker.lanes.shape.LaneShapes;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Which regions, the function and its loops, keep their branches, and which become linear: their
 * blocks one after the other, each under the mask of its lanes.
 */
final class RegionForms {

  private final FunctionFlow flow;
  private final LaneShapes shapes;
  private final Map<Optional<NaturalLoop>, List<NaturalLoop>> children;
  private final Map<Optional<NaturalLoop>, Boolean> linear = new HashMap<>();

  RegionForms(FunctionFlow flow, LaneShapes shapes) {
    this.flow = flow;
    this.shapes = shapes;
    this.children = flow.loops().loops().stream().collect(groupingBy(flow.loops()::around));
    // Inner loops come first.
    flow.loops().loops().forEach(loop -> decide(Optional.of(loop)));
    decide(Optional.empty());
  }

  private void decide(Optional<NaturalLoop> region) {
    boolean parts =
        flow.graph()
            .blocks()
            .anyMatch(b -> flow.loops().of(b).equals(region) && shapes.isDivergent(b));
    boolean parting =
        children(region).stream()
            .anyMatch(loop -> isLinear(Optional.of(loop)) && loop.exitBlocks().size() != 1);
    linear.put(region, parts || parting);
  }

  /** The loops directly in a region. */
  List<NaturalLoop> children(Optional<NaturalLoop> region) {
    return children.getOrDefault(region, List.of());
  }

  /**
   * Whether a region is linear.
   *
   * @param region a loop, or empty for the whole function
   */
  boolean isLinear(Optional<NaturalLoop> region) {
    return linear.get(region);
  }

  /** The region in which a block is a node, for those that come from outside of its loop. */
  Optional<NaturalLoop> around(int block) {
    Optional<NaturalLoop> loop = flow.loops().headedBy(block);
    return loop.isPresent() ? flow.loops().around(loop.get()) : flow.loops().of(block);
  }

  /**
   * Whether the lanes that take an edge may be some of those that get to its end: it is in a linear
   * region or leaves one.
   */
  boolean isCrossedApart(int from, int to) {
    Optional<NaturalLoop> region = flow.loops().of(from);
    while (region.isPresent() && !region.get().contains(to)) {
      if (isLinear(region)) {
        return true;
      }
      region = flow.loops().around(region.get());
    }
    return isLinear(region);
  }

  /**
   * The blocks directly in a region, and the headers of the loops directly in it, in the order of
   * the flow.
   */
  List<Integer> nodes(Optional<NaturalLoop> region) {
    List<Integer> headers = children(region).stream().map(NaturalLoop::header).toList();
    return flow.graph()
        .blocks()
        .filter(b -> flow.loops().of(b).equals(region) || headers.contains(b))
        .boxed()
        .toList();
  }

  /** The loop that a node of a region is; empty if it is a block. */
  Optional<NaturalLoop> loop(Optional<NaturalLoop> region, int node) {
    return children(region).stream().filter(loop -> loop.header() == node).findFirst();
  }

  /** Whether all lanes that run a region get to its node, or none does. */
  boolean arrivesTogether(Optional<NaturalLoop> region, int node) {
    return loop(region, node)
        .map(shapes::arrivesTogether)
        .orElseGet(() -> shapes.arrivesTogether(node));
  }

  /** Whether a node of a linear region runs in some of its passes only. */
  boolean isGuarded(Optional<NaturalLoop> region, int node) {
    return isLinear(region)
        && !loop(region, node).map(shapes::runsAlways).orElseGet(() -> shapes.runsAlways(node));
  }
}
