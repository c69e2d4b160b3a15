package dev.sycamore.runtime.detect;

import dev.sycamore.runtime.failure.WorkItemIndex;
import java.util.Optional;

/** Two work-items of a group that did not reach the same barrier. */
public record Parting(Way first, Way second) {

  /** How the message begins, on each device. */
  public static final String MESSAGE =
      "a barrier or group operation was not reached by all work-items of its group";

  /**
   * Where a work-item stopped.
   *
   * @param place of the barrier, as messages show it; empty if the work-item has ended
   */
  public record Way(WorkItemIndex item, Optional<String> place) {

    private String shown() {
      String who = item.shown().replace("at ", "");
      return "\n  - " + who + place.map(p -> " waits at " + p).orElse(" ends without it");
    }
  }

  /** A few lines. */
  public String shown() {
    return MESSAGE
        + ":"
        + first.shown()
        + second.shown()
        + "\n  help: what decides about a barrier must be the same for all work-items of the group:"
        + " put a barrier between its last read and the next write";
  }
}
