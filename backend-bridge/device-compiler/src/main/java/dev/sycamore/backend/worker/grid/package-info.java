/**
 * GPUs that are launched as grids of blocks: PTX and AMD. {@link
 * dev.sycamore.backend.worker.grid.GridLowering} is what they share; {@code PtxLowering} and {@code
 * AmdLowering} are the rest. Knows no other target.
 */
package dev.sycamore.backend.worker.grid;
