package dev.sycamore.runtime.cuda;

import dev.sycamore.binding.KernelForm;
import dev.sycamore.runtime.driver.ArgumentValue;
import dev.sycamore.runtime.range.Geometry;
import java.util.List;
import java.util.function.ToLongFunction;
import org.lwjgl.system.MemoryStack;

/** The calls that start a kernel in a stream of CUDA. */
final class KernelStart {
  private final CudaKernel kernel;
  private final Geometry geometry;
  private final List<ArgumentValue> arguments;
  private final LaunchShape shape;

  /**
   * A start.
   *
   * @param device for messages
   * @throws IllegalArgumentException if a work-group is too large for the kernel or the GPU
   */
  KernelStart(CudaKernel kernel, Geometry geometry, List<ArgumentValue> arguments, String device) {
    long threads = geometry.groupSize();
    if (threads > kernel.limits().mostThreads()) {
      throw new IllegalArgumentException(
          "a work-group of "
              + threads
              + " work-items; the registers of "
              + device
              + " are enough for "
              + kernel.limits().mostThreads()
              + " of the kernel "
              + kernel.shown());
    }
    this.kernel = kernel;
    this.geometry = geometry;
    this.arguments = arguments;
    this.shape = LaunchShape.of(geometry, kernel.limits().bestBlock());
  }

  /**
   * Makes the calls; the context is current.
   *
   * @param addressOf the address of a block that the kernel is about to use
   * @param starting is called when nothing but the launch is left
   */
  void in(long stream, CudaDriver driver, ToLongFunction<CudaBlock> addressOf, Runnable starting) {
    try (MemoryStack stack = MemoryStack.stackPush()) {
      KernelParameters parameters = new KernelParameters(kernel, geometry, stack);
      parameters.fill(arguments, addressOf);
      int shared = parameters.sharedBytes();
      FunctionLimits.allowShared(driver, kernel.function(), shared);
      starting.run();
      if (geometry.form() == KernelForm.RANGE) {
        RangeParts.of(geometry.global(), shape)
            .forEach(
                (firstY, firstZ) -> {
                  parameters.begin(firstY, firstZ);
                  launch(stream, driver, shared, parameters);
                });
      } else {
        launch(stream, driver, shared, parameters);
      }
    }
  }

  private void launch(long stream, CudaDriver driver, int shared, KernelParameters parameters) {
    driver.launch(kernel.function(), shape, shared, stream, parameters.addresses());
  }
}
