/**
 * Prefetches for kernels that stream through memory. Start with {@link
 * dev.sycamore.backend.worker.lanes.stream.StreamPrefetches}.
 */
package dev.sycamore.backend.worker.lanes.stream;
