package dev.sycamore.backend.worker.x86;

/**
 * The body of a kernel, or a state of one with barriers, for neighbours in dimension 0.
 *
 * @param name the name of the function
 * @param width the number of work-items that it runs
 */
record LaneBody(String name, int width) {}
