package dev.sycamore.runtime.launch;

import dev.sycamore.runtime.command.PreparedCommand;
import dev.sycamore.runtime.command.StepSequence;
import dev.sycamore.runtime.driver.LaunchGraph;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Starts the launches of a graph by one call of the driver, where it has such a thing. */
final class LaunchSequence implements StepSequence {
  private final StreamLanes lanes;

  /** Those of the lanes on which it was started. */
  private final Map<Integer, Optional<LaunchGraph>> graphs = new ConcurrentHashMap<>();

  private volatile boolean closed;

  LaunchSequence(StreamLanes lanes) {
    this.lanes = lanes;
  }

  /** Whether all steps are launches that need no look at each: more than one pays. */
  static boolean isPossible(List<PreparedCommand> steps) {
    return steps.size() > 1
        && steps.stream().allMatch(s -> s instanceof DeviceLaunch launch && launch.isPlain());
  }

  @Override
  public boolean start(List<PreparedCommand> steps, int number) {
    if (closed) {
      return false;
    }
    StreamLane lane = lanes.get(number);
    Optional<LaunchGraph> graph = graphs.computeIfAbsent(number, n -> lane.stream().graph());
    if (graph.isEmpty()) {
      return false;
    }
    List<LaunchGraph.Step> prepared = new ArrayList<>(steps.size());
    for (PreparedCommand step : steps) {
      prepared.add(((DeviceLaunch) step).prepare(lane));
    }
    DeviceLaunch last = (DeviceLaunch) steps.get(steps.size() - 1);
    graph.get().launch(prepared, last);
    for (PreparedCommand step : steps) {
      ((DeviceLaunch) step).started();
    }
    return true;
  }

  @Override
  public void close() {
    closed = true;
    graphs.values().forEach(graph -> graph.ifPresent(LaunchGraph::close));
  }
}
