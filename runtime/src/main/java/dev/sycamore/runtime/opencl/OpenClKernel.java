package dev.sycamore.runtime.opencl;

import dev.sycamore.binding.ParameterBinding;
import dev.sycamore.runtime.driver.DeviceStream.DeviceKernel;
import dev.sycamore.runtime.images.ImageCache;
import dev.sycamore.runtime.kernel.BoundKernel;
import dev.sycamore.runtime.range.Geometry;
import java.util.List;

/** A kernel object, whose arguments are those of the next launch in one stream. */
final class OpenClKernel implements DeviceKernel {
  private final long handle;
  private final BoundKernel kernel;

  /** Is not released while it is in use here. */
  @SuppressWarnings("unused")
  private final ImageCache.Loaded<OpenClProgram> program;

  /** The sizes that it was launched with last; null before the first launch. */
  private Geometry launched;

  OpenClKernel(BoundKernel kernel, ImageCache.Loaded<OpenClProgram> program) {
    this.handle = program.value().createKernel(kernel);
    this.kernel = kernel;
    this.program = program;
  }

  /** The {@code cl_kernel}. */
  long handle() {
    return handle;
  }

  List<ParameterBinding> parameters() {
    return kernel.binding().parameters();
  }

  String shown() {
    return kernel.shown();
  }

  long privateBytes() {
    return kernel.binding().attributes().privateBytes();
  }

  /**
   * Whether it is launched with other sizes than the last time: drivers compile kernels for sizes
   * when they are first launched with them.
   */
  boolean isNewFor(Geometry geometry) {
    boolean isNew =
        launched == null
            || launched.form() != geometry.form()
            || launched.hasOffset() != geometry.hasOffset()
            || !launched.global().equals(geometry.global())
            || !launched.local().equals(geometry.local());
    launched = geometry;
    return isNew;
  }
}
