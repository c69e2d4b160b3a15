/**
 * Finds data races in what a watched kernel logs of its accesses. Start with {@link
 * dev.sycamore.runtime.detect.RaceDetector}; it knows nothing of devices.
 */
package dev.sycamore.runtime.detect;
