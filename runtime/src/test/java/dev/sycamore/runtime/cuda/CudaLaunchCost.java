package dev.sycamore.runtime.cuda;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceBuffer;
import dev.sycamore.DeviceQueue;
import dev.sycamore.IntDeviceBuffer;
import dev.sycamore.compiled.Kernels;
import java.io.IOException;

/**
 * What a launch of one work-item costs through a queue, and by calls of the driver with everything
 * prepared: of a kernel that does nothing, and of one that adds to a buffer. {@code
 * ci/cuda-tests.sh} shows it.
 */
public final class CudaLaunchCost {
  private static final int LAUNCHES = 5_000;
  private static final int AWAITED = 500;

  private CudaLaunchCost() {}

  /** Measures on the first GPU. */
  public static void main(String[] args) throws IOException {
    try (DeviceQueue q = DeviceQueue.open(ComputeDevice.select("cuda:0"));
        IntDeviceBuffer buffer = DeviceBuffer.ints(1);
        RawKernel empty = RawKernel.empty();
        RawKernel fill = RawKernel.fill()) {
      show("launch of an empty kernel", LAUNCHES, () -> Kernels.empty(q), q::await, empty);
      show("launch with a buffer", LAUNCHES, () -> Kernels.fillBuffer(q, buffer), q::await, fill);
      show("launch and wait, each", AWAITED, () -> Kernels.empty(q).await(), () -> {}, empty, true);
    }
  }

  private static void show(String what, int times, Runnable launch, Runnable await, RawKernel raw) {
    show(what, times, launch, await, raw, false);
  }

  private static void show(
      String what, int times, Runnable launch, Runnable await, RawKernel raw, boolean awaitsEach) {
    RoundsInTurn rounds =
        RoundsInTurn.of(
            times,
            () -> {
              for (int i = 0; i < times; i++) {
                launch.run();
              }
              await.run();
            },
            () -> {
              for (int i = 0; i < times; i++) {
                raw.launch();
                if (awaitsEach) {
                  raw.await();
                }
              }
              raw.await();
            });
    System.out.println(what + ": " + rounds);
  }
}
