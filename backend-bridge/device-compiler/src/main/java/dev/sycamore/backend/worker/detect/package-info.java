/**
 * Native code that is watched while it runs: each access of global and local memory is written to a
 * log, which the runtime reads. Start with {@link
 * dev.sycamore.backend.worker.detect.WatchedModule}; {@code docs/FORMATS.md} has the log.
 */
package dev.sycamore.backend.worker.detect;
