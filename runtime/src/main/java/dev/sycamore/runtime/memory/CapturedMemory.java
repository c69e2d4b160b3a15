package dev.sycamore.runtime.memory;

/** What a kernel captures of memory that the program allocated on a device. */
public abstract class CapturedMemory {
  private final AllocationView view;

  /** A handle on a part of an allocation. */
  protected CapturedMemory(AllocationView view) {
    this.view = view;
  }

  /** Which part. */
  protected final AllocationView view() {
    return view;
  }
}
