package dev.sycamore.backend.worker.nativecode;

import dev.sycamore.backend.worker.detect.PartingCall;
import java.util.List;
import java.util.Optional;

/**
 * The code of a kernel with barriers.
 *
 * @param body each state for one work-item
 * @param steps what the group does in each state: those of the body, then those that others choose
 * @param lanes for each of them the code for several work-items, if there is some
 * @param parting what to do if work-items stop in different states; empty if none ever do
 */
record BarrierStates(
    BarrierSteppedBody body,
    List<StepState> steps,
    List<Optional<LaneBody>> lanes,
    Optional<PartingCall> parting) {

  /** The number of a state, by its place among all; after the body's own is that of the end. */
  static int number(BarrierSteppedBody body, int place) {
    return place < body.states() ? place : place + 1;
  }
}
