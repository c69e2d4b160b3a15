package dev.sycamore.backend.worker.foreign;

/**
 * What LLVM calls the scopes of memory operations on a target.
 *
 * @param device all work-items of a device; empty for every thread of the system
 * @param workGroup those of a work-group; empty for every thread of the system
 */
public record ScopeNames(String device, String workGroup) {

  /** Those of a target that knows threads only. */
  public static final ScopeNames OF_THREADS = new ScopeNames("", "");
}
