package dev.sycamore.soak;

import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;

/** How long something took, as a histogram of logarithmic steps. Any thread may add to it. */
final class AwaitTimes {
  /** Steps for each factor of two, so that a quantile is right within a tenth. */
  private static final int FINE = 8;

  private final AtomicLongArray counts = new AtomicLongArray(64 * FINE);
  private final AtomicLong max = new AtomicLong();

  void add(long nanos) {
    long counted = Math.max(1, nanos);
    counts.incrementAndGet(step(counted));
    max.accumulateAndGet(counted, Math::max);
  }

  private static int step(long nanos) {
    return (int) (FINE * Math.log((double) nanos) / Math.log(2));
  }

  long count() {
    long sum = 0;
    for (int i = 0; i < counts.length(); i++) {
      sum += counts.get(i);
    }
    return sum;
  }

  double maxMillis() {
    return max.get() / 1e6;
  }

  /** The time that a share of all took at most, in milliseconds. */
  double quantile(double share) {
    long rest = (long) Math.ceil(share * count());
    for (int i = 0; i < counts.length(); i++) {
      rest -= counts.get(i);
      if (rest <= 0) {
        return Math.min(Math.pow(2, (i + 1.0) / FINE), (double) max.get()) / 1e6;
      }
    }
    return 0;
  }

  @Override
  public String toString() {
    return String.format(
        "median %.3f ms, 99 %% %.2f ms, 99.9 %% %.2f ms, max %.1f ms of %d",
        quantile(0.5), quantile(0.99), quantile(0.999), maxMillis(), count());
  }
}
