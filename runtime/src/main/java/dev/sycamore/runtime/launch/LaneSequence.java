package dev.sycamore.runtime.launch;

import dev.sycamore.runtime.command.PreparedCommand;
import dev.sycamore.runtime.driver.ArgumentValue;
import dev.sycamore.runtime.driver.DeviceContext;
import dev.sycamore.runtime.driver.LaunchGraph;
import dev.sycamore.runtime.failure.Failures;
import dev.sycamore.runtime.failure.NamedFailure;
import dev.sycamore.runtime.launch.LaunchArgument.ArrayArgument;
import dev.sycamore.runtime.launch.LaunchArgument.Fixed;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The launches of a graph on one lane. A run that is like the last looks at each memory once, not
 * at each launch: what the first launch has brought to the device stays there for the others.
 */
final class LaneSequence {
  private final StreamLane lane;
  private final LaunchGraph graph;

  /** Null if there is none, or the next run is not like it. */
  private Run last;

  LaneSequence(StreamLane lane, LaunchGraph graph) {
    this.lane = lane;
    this.graph = graph;
  }

  /**
   * A run.
   *
   * @param recorded the first launch of the graph as it was recorded
   * @param memories the arguments that have memory, each once, in the order of their first use
   * @param values those of {@code memories}
   */
  private record Run(
      PreparedCommand recorded,
      List<LaunchArgument> memories,
      List<ArgumentValue> values,
      List<LaunchGraph.Step> steps) {}

  /**
   * Starts the launches of a graph; the thread that uses the lane calls it.
   *
   * @param recorded the launches, the same objects for all runs of the graph
   * @param run stands for this run
   */
  void start(List<PreparedCommand> recorded, DeviceLaunch run) {
    // First, as for a single launch: values may be copied in the stream.
    run.arriveAt(lane);
    if (last != null && last.recorded == recorded.get(0) && startAgain(run)) {
      return;
    }
    last = null;
    List<DeviceLaunch> launches = recorded.stream().map(step -> (DeviceLaunch) step).toList();
    List<LaunchGraph.Step> steps = new ArrayList<>(launches.size());
    for (DeviceLaunch launch : launches) {
      steps.add(prepare(launch));
    }
    graph.launch(steps, run);
    launches.forEach(DeviceLaunch::started);
    last = run(launches, steps);
  }

  private LaunchGraph.Step prepare(DeviceLaunch launch) {
    try {
      return launch.prepare(lane);
    } catch (RuntimeException e) {
      throw Failures.unchecked(NamedFailure.of(launch::shown, e));
    }
  }

  private boolean startAgain(DeviceLaunch run) {
    DeviceContext context = run.context();
    if (!values(last.memories, context).equals(last.values)) {
      return false;
    }
    last.memories.forEach(memory -> memory.starting(context));
    graph.launch(last.steps, run);
    last.memories.forEach(memory -> memory.started(context));
    return true;
  }

  /** Null if there are arrays: they have another memory after each wait. */
  private Run run(List<DeviceLaunch> launches, List<LaunchGraph.Step> steps) {
    Set<LaunchArgument> memories = new LinkedHashSet<>();
    for (DeviceLaunch launch : launches) {
      for (LaunchArgument argument : launch.arguments()) {
        if (argument instanceof ArrayArgument) {
          return null;
        }
        if (!(argument instanceof Fixed)) {
          memories.add(argument);
        }
      }
    }
    List<LaunchArgument> each = List.copyOf(memories);
    DeviceLaunch first = launches.get(0);
    return new Run(first, each, values(each, first.context()), steps);
  }

  private List<ArgumentValue> values(List<LaunchArgument> memories, DeviceContext context) {
    List<ArgumentValue> values = new ArrayList<>(memories.size());
    for (LaunchArgument memory : memories) {
      values.add(memory.onDevice(context, lane.stream()));
    }
    return values;
  }

  /** Frees what the driver has prepared. */
  void close() {
    graph.close();
  }
}
