package dev.sycamore.compiled;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceException;
import dev.sycamore.DeviceQueue;

/**
 * A kernel that reads and writes far beyond arrays, which ends CUDA's context: a process of its
 * own.
 */
public final class LostGpu {
  private LostGpu() {}

  /** Prints what the program is told. */
  public static void main(String[] args) {
    ComputeDevice device = ComputeDevice.select("cuda:0");
    try (DeviceQueue q = DeviceQueue.open(device)) {
      Kernels.transpose(q, 1 << 20, 1 << 10, new int[1], new int[1]);
      tell("await", q::await);
      tell("launch", () -> Kernels.increment(q, new int[1]).await());
    } catch (DeviceException e) {
      System.out.println("close: " + e.getMessage());
    }
    tell("open", () -> DeviceQueue.open(device));
    try (DeviceQueue q = DeviceQueue.open(ComputeDevice.select("host"))) {
      int[] a = new int[1];
      Kernels.increment(q, a).await();
      System.out.println("host: " + a[0]);
    }
  }

  private static void tell(String what, Runnable step) {
    try {
      step.run();
      System.out.println(what + " succeeds");
    } catch (DeviceException e) {
      System.out.println(what + ": " + e.getMessage());
    }
  }
}
