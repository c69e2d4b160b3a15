/**
 * Writes a function that runs several work-items in the lanes of vectors, from a function that runs
 * one. Start with {@link dev.sycamore.backend.worker.lanes.widen.WidenedBody}.
 */
package dev.sycamore.backend.worker.lanes.widen;
