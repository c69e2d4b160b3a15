package dev.sycamore.backend.worker.lanes.widen;

import dev.sycamore.backend.worker.llvm.DebugLocation;
import java.util.Optional;

/** Why a function does not run in lanes: its scalar form remains. */
public final class LaneObstacle extends Exception {

  private static final long serialVersionUID = 1L;

  /**
   * @param reason a clause for users
   * @param location where it is in the source, if that is known
   */
  LaneObstacle(String reason, Optional<DebugLocation> location) {
    super(location.map(at -> reason + " (" + at + ")").orElse(reason));
  }
}
