package dev.sycamore.runtime.report;

import dev.sycamore.runtime.kernel.BoundKernel;

/** The report of one launch, of which the host learns when the launch has ended. */
public final class LateReport {
  private final LateReports all;
  private final BoundKernel kernel;
  private final long number;

  /** The number of the first of the launches that stop one after the other, up to this one. */
  private final long first;

  private Throwable failure;

  LateReport(LateReports all, BoundKernel kernel, long number, long first) {
    this.all = all;
    this.kernel = kernel;
    this.number = number;
    this.first = first;
  }

  long number() {
    return number;
  }

  long first() {
    return first;
  }

  BoundKernel kernel() {
    return kernel;
  }

  /** What is added to the address of the memory for the launch, in bytes. */
  public long offset() {
    return all.offset(number) + (first < number ? 1 : 0);
  }

  void failed(Throwable violation) {
    failure = violation;
  }

  /**
   * What the launch, which has ended, failed with by itself, as the JVM's own exception; null if it
   * did not, or has stopped.
   */
  public Throwable failure() {
    all.settle(number);
    return failure;
  }
}
