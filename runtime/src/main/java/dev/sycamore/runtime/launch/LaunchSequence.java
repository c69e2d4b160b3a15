package dev.sycamore.runtime.launch;

import dev.sycamore.runtime.command.PreparedCommand;
import dev.sycamore.runtime.command.StepSequence;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Starts the launches of a graph by one call of the driver, which has such a thing. */
final class LaunchSequence implements StepSequence {
  private final StreamLanes lanes;

  /** Those of the lanes on which it was started. */
  private final Map<Integer, LaneSequence> sequences = new ConcurrentHashMap<>();

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
  public boolean start(List<PreparedCommand> recorded, PreparedCommand first, int number) {
    if (closed) {
      return false;
    }
    StreamLane lane = lanes.get(number);
    sequences
        .computeIfAbsent(number, n -> new LaneSequence(lane, lane.stream().graph()))
        .start(recorded, (DeviceLaunch) first);
    return true;
  }

  @Override
  public void close() {
    closed = true;
    sequences.values().forEach(LaneSequence::close);
  }
}
