package dev.sycamore.runtime.cuda;

import dev.sycamore.binding.KernelForm;
import dev.sycamore.runtime.driver.ArgumentValue;
import dev.sycamore.runtime.range.Geometry;
import java.util.List;
import java.util.function.ToLongFunction;

/** The calls that start a kernel over a range in streams of CUDA: the same for all its launches. */
final class KernelStart {
  private final CudaKernel kernel;
  private final Geometry geometry;
  private final LaunchShape shape;
  private final RangeParts parts;

  /**
   * The start of a kernel.
   *
   * @param device for messages
   * @throws IllegalArgumentException if a work-group is too large for the kernel or the GPU
   */
  KernelStart(CudaKernel kernel, Geometry geometry, String device) {
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
    this.shape = LaunchShape.of(geometry, kernel.limits().bestBlock());
    this.parts = RangeParts.of(geometry.global(), shape);
  }

  /** Whether it is the start of a kernel over a range. */
  boolean isOf(CudaKernel other, Geometry over) {
    return kernel.equals(other) && geometry.equals(over);
  }

  /**
   * Makes the calls before the launch; the context is current.
   *
   * @param addressOf the address of a block that the kernel is about to use
   */
  void prepare(
      CudaDriver driver,
      KernelParameters parameters,
      List<ArgumentValue> arguments,
      ToLongFunction<CudaBlock> addressOf) {
    parameters.fill(kernel, geometry, arguments, addressOf);
    FunctionLimits.allowShared(driver, kernel.function(), parameters.sharedBytes());
  }

  /** Launches it in a stream, with the parameters that it has prepared. */
  void launch(CudaDriver driver, long stream, KernelParameters parameters) {
    if (geometry.form() != KernelForm.RANGE || parts.areOne()) {
      launchPart(driver, stream, parameters);
      return;
    }
    parts.forEach(
        (firstY, firstZ) -> {
          parameters.begin(firstY + offset(1), firstZ + offset(2));
          launchPart(driver, stream, parameters);
        });
  }

  /** The first index of the range in a dimension, the fastest is 0. */
  private int offset(int dimension) {
    int index = geometry.dimensions() - 1 - dimension;
    return index < 0 ? 0 : geometry.offset().get(index);
  }

  private void launchPart(CudaDriver driver, long stream, KernelParameters parameters) {
    driver.launch(
        kernel.function(), shape, parameters.sharedBytes(), stream, parameters.addresses());
  }
}
