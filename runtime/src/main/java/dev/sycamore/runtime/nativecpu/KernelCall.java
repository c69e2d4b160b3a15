package dev.sycamore.runtime.nativecpu;

import java.util.Optional;

/**
 * What threads call in a launch.
 *
 * @param code the kernel's, or the function of its image that calls it on arrays of the host
 * @param stackBytes how much stack a call takes at most
 * @param cost of the kernel
 * @param measured whether the time of the shortest launches is of interest, too
 * @param inPlace present if the code uses arrays of the host
 */
record KernelCall(
    long code,
    long stackBytes,
    KernelCost cost,
    boolean measured,
    Optional<PlacementChoice> inPlace) {}
