package dev.sycamore.runtime.cuda;

import dev.sycamore.AccessMode;
import dev.sycamore.ApiDevices;
import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceBuffer;
import dev.sycamore.DeviceQueue;
import dev.sycamore.Event;
import dev.sycamore.IntDeviceBuffer;
import dev.sycamore.QueueOption;
import dev.sycamore.compiled.Kernels;
import dev.sycamore.runtime.driver.AllocationKind;
import dev.sycamore.runtime.driver.DeviceContext;
import java.util.ArrayList;
import java.util.List;

/**
 * What goes on while kernels run: a copy of other data, by the times of profiling, and allocations,
 * which wait for nothing. {@code ci/cuda-tests.sh} shows it.
 */
public final class CudaOverlap {
  private static final int ELEMENTS = 1 << 25;
  private static final int KERNELS = 1_000;
  private static final int BLOCKS = 100;
  private static final long BLOCK_BYTES = 1 << 20;
  private static final int ROUNDS = 3;

  private CudaOverlap() {}

  /** Measures on the first GPU; the last round counts. */
  public static void main(String[] args) {
    ComputeDevice device = ComputeDevice.select("cuda:0");
    DeviceContext context = ApiDevices.device(device).context();
    int[] data = new int[ELEMENTS];
    try (DeviceQueue computes = DeviceQueue.open(device, QueueOption.PROFILING);
        DeviceQueue copies = DeviceQueue.open(device, QueueOption.PROFILING);
        IntDeviceBuffer computed = DeviceBuffer.ints(ELEMENTS);
        IntDeviceBuffer copied = DeviceBuffer.ints(ELEMENTS)) {
      String line = "";
      for (int round = 0; round < ROUNDS; round++) {
        Kernels.fillBuffer(computes, computed).await();
        List<Event> kernels = new ArrayList<>();
        for (int i = 0; i < KERNELS; i++) {
          kernels.add(Kernels.fillBuffer(computes, computed));
        }
        Event copy = copies.submit(h -> h.copy(data, copied.access(h, AccessMode.WRITE_DISCARD)));
        copy.await();
        Kernels.fillBuffer(copies, copied).await();
        long before = System.nanoTime();
        for (int i = 0; i < BLOCKS; i++) {
          context.release(context.allocate(AllocationKind.DEVICE, BLOCK_BYTES));
        }
        long allocated = System.nanoTime();
        computes.await();
        long begin = kernels.get(0).profiling().started();
        long end = kernels.get(KERNELS - 1).profiling().ended();
        long from = copy.profiling().started();
        long to = copy.profiling().ended();
        line =
            String.format(
                "overlap: kernels ran %.2f ms; a copy of %d MiB took %.2f ms, %.2f ms of it while"
                    + " they ran%nallocation: %d blocks in %.0f us, %.2f ms before the kernels had"
                    + " ended",
                (end - begin) / 1e6,
                ((long) ELEMENTS * Integer.BYTES) >> 20,
                (to - from) / 1e6,
                Math.max(0, Math.min(end, to) - Math.max(begin, from)) / 1e6,
                BLOCKS,
                (allocated - before) / 1e3,
                (end - allocated) / 1e6);
      }
      System.out.println(line);
    }
  }
}
