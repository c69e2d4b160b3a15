/**
 * Whether it pays to run a kernel's work-items in lanes, and in how many: {@link
 * dev.sycamore.backend.worker.lanes.cost.LaneCost} compares an estimate of the code over vectors
 * with one of the scalar code. All figures are about cycles of throughput on processors of the last
 * ten years; only their ratios matter.
 */
package dev.sycamore.backend.worker.lanes.cost;
