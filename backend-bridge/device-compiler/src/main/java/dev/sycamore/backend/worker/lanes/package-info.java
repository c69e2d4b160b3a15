/**
 * Runs work-items in the lanes of vectors: whole-function vectorisation of native kernels. {@code
 * shape} finds which values are the same in all lanes, {@code cost} whether lanes pay, {@code
 * widen} writes the function of several work-items, {@code stream} its prefetches. Start with
 * {@code widen.WidenedBody}; {@code docs/LANES.md} is the design.
 */
package dev.sycamore.backend.worker.lanes;
