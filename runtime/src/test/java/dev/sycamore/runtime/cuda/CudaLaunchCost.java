package dev.sycamore.runtime.cuda;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceBuffer;
import dev.sycamore.DeviceQueue;
import dev.sycamore.IntDeviceBuffer;
import dev.sycamore.compiled.Kernels;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import org.lwjgl.system.MemoryStack;
import org.lwjgl.system.MemoryUtil;

/**
 * What a launch of one work-item costs through a queue, and by calls of the driver with everything
 * prepared: nanoseconds, the best of several rounds. {@code ci/cuda-tests.sh} shows it.
 */
public final class CudaLaunchCost {
  private static final int LAUNCHES = 5_000;
  private static final int ROUNDS = 12;
  private static final String MODULE = "/META-INF/sycamore/dev/sycamore/compiled/kernels.ptx";

  private CudaLaunchCost() {}

  /** Measures on the first GPU. */
  public static void main(String[] args) throws IOException {
    double queue;
    try (DeviceQueue q = DeviceQueue.open(ComputeDevice.select("cuda:0"));
        IntDeviceBuffer buffer = DeviceBuffer.ints(1)) {
      queue =
          best(
              () -> {
                for (int i = 0; i < LAUNCHES; i++) {
                  Kernels.fillBuffer(q, buffer);
                }
                q.await();
              });
    }
    double calls = calls();
    System.out.printf(
        "launch cost: %.0f ns through a queue, %.0f ns by calls of the driver, ratio %.2f%n",
        queue, calls, queue / calls);
  }

  private static double best(Runnable round) {
    long best = Long.MAX_VALUE;
    for (int i = 0; i < ROUNDS; i++) {
      long start = System.nanoTime();
      round.run();
      best = Math.min(best, System.nanoTime() - start);
    }
    return (double) best / LAUNCHES;
  }

  /** The same kernel, in a context that is current, with parameters that are filled once. */
  private static double calls() throws IOException {
    CudaDriver driver = new LwjglCudaDriver();
    int device = driver.device(0);
    driver.pushContext(driver.retainPrimaryContext(device));
    byte[] text;
    try (InputStream in = CudaLaunchCost.class.getResourceAsStream(MODULE)) {
      text = in.readAllBytes();
    }
    ByteBuffer image = MemoryUtil.memCalloc(text.length + 1).put(0, text);
    long module = driver.loadModule(image);
    long function = driver.function(module, "fillBuffer");
    long stream = driver.createStream();
    long block = driver.allocate(Integer.BYTES);
    LaunchShape shape = new LaunchShape(1, 1, 1, 256, 1, 1);
    try (MemoryStack stack = MemoryStack.stackPush()) {
      long[] values = {block, 1, 1, 0, 1};
      long parameters = stack.nmalloc(Long.BYTES, values.length * Long.BYTES);
      for (int i = 0; i < values.length; i++) {
        long value = stack.nmalloc(Long.BYTES, Long.BYTES);
        MemoryUtil.memPutLong(value, values[i]);
        MemoryUtil.memPutAddress(parameters + (long) i * Long.BYTES, value);
      }
      return best(
          () -> {
            for (int i = 0; i < LAUNCHES; i++) {
              driver.launch(function, shape, 0, stream, parameters);
            }
            driver.synchronizeStream(stream);
          });
    } finally {
      driver.destroyStream(stream);
      driver.free(block);
      driver.unloadModule(module);
      driver.popContext();
      MemoryUtil.memFree(image);
    }
  }
}
