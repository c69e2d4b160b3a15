package dev.sycamore.backend.worker.nativecode;

import java.util.List;
import java.util.Optional;

/**
 * The code of a kernel with barriers.
 *
 * @param scalar each state for one work-item
 * @param lanes for each state the code for several, if there is some
 */
record BarrierStates(BarrierSteppedBody scalar, List<Optional<LaneBody>> lanes) {}
