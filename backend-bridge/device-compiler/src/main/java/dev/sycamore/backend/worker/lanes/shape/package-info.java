/**
 * How values differ between lanes, and where lanes go different ways: uniformity and divergence.
 * Start with {@link dev.sycamore.backend.worker.lanes.shape.LaneShapes}. Reads functions and
 * changes nothing.
 */
package dev.sycamore.backend.worker.lanes.shape;
