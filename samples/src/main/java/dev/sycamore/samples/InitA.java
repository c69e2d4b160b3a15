package dev.sycamore.samples;

import static dev.sycamore.AccessMode.WRITE;
import static dev.sycamore.Range.range;

import dev.sycamore.DeviceBuffer;
import dev.sycamore.DeviceQueue;
import dev.sycamore.IntAccessor;
import dev.sycamore.IntDeviceBuffer;

/** Fills an array through a buffer and its accessor; the kernel calls a method of its own class. */
public final class InitA {

  private InitA() {}

  /** Reachable from the kernel: device code. */
  static int foo(int x) {
    return ++x;
  }

  /** Not reachable: host only, and no complaint. */
  @SuppressWarnings("DoNotCallSuggester") // never called on purpose: see above
  static int bar(int x) {
    throw new IllegalStateException("not for " + x);
  }

  public static void main(String[] args) {
    int[] data = new int[1024];
    try (DeviceQueue q = DeviceQueue.open()) {
      long start = System.nanoTime();
      try (IntDeviceBuffer a = DeviceBuffer.wrap(data)) {
        q.submit(
            h -> {
              IntAccessor A = a.access(h, WRITE);
              h.parallelFor(range(1024), i -> A.set(i, i * 2 + foo(42)));
            });
      } // closing the buffer writes data back
      double milliseconds = (System.nanoTime() - start) / 1e6;

      boolean equal = true;
      for (int i = 0; i < data.length; i++) {
        equal &= data[i] == i * 2 + foo(42);
      }
      System.out.printf(
          "InitA: %s, %.2f ms, equal to the JVM's result: %b%n", q.device(), milliseconds, equal);
      if (!equal) {
        throw new AssertionError("InitA: wrong result");
      }
    }
  }
}
