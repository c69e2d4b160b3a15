/**
 * Finds data races, and other mistakes, in what a watched kernel logs of its accesses. Start with
 * {@link dev.sycamore.runtime.detect.KernelDetector}; it knows nothing of devices.
 */
package dev.sycamore.runtime.detect;
