package dev.sycamore.backend.worker.lanes.widen;

import dev.sycamore.backend.worker.llvm.DebugLocation;
import java.util.Optional;

/**
 * Why a function does not run in lanes.
 *
 * @param reason a clause for users
 * @param location where it is in the source, if that is known
 */
public record LaneObstacle(String reason, Optional<DebugLocation> location) {

  @Override
  public String toString() {
    return location.map(at -> reason + " (" + at + ")").orElse(reason);
  }
}
