package dev.sycamore.runtime.cuda;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceBuffer;
import dev.sycamore.DeviceQueue;
import dev.sycamore.IntDeviceBuffer;
import dev.sycamore.compiled.Kernels;
import java.io.IOException;

/**
 * What a launch of one work-item costs through a queue, and by calls of the driver with everything
 * prepared: nanoseconds, the best of several rounds. {@code ci/cuda-tests.sh} shows it.
 */
public final class CudaLaunchCost {
  private static final int LAUNCHES = 5_000;

  private CudaLaunchCost() {}

  /** Measures on the first GPU. */
  public static void main(String[] args) throws IOException {
    double queue;
    try (DeviceQueue q = DeviceQueue.open(ComputeDevice.select("cuda:0"));
        IntDeviceBuffer buffer = DeviceBuffer.ints(1)) {
      queue =
          BestOf.nanoseconds(
              LAUNCHES,
              () -> {
                for (int i = 0; i < LAUNCHES; i++) {
                  Kernels.fillBuffer(q, buffer);
                }
                q.await();
              });
    }
    double calls;
    try (RawFill fill = new RawFill()) {
      calls =
          BestOf.nanoseconds(
              LAUNCHES,
              () -> {
                for (int i = 0; i < LAUNCHES; i++) {
                  fill.launch(fill.stream);
                }
                fill.driver.synchronizeStream(fill.stream);
              });
    }
    System.out.printf(
        "launch cost: %.0f ns through a queue, %.0f ns by calls of the driver, ratio %.2f%n",
        queue, calls, queue / calls);
  }
}
