package dev.sycamore.runtime.opencl;

import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.binding.images.ImageKind;
import dev.sycamore.runtime.failure.ApiExceptions;
import dev.sycamore.runtime.images.ImageCache;
import dev.sycamore.runtime.images.ImageCache.RefusedImageException;
import dev.sycamore.runtime.images.KernelImages;
import dev.sycamore.runtime.kernel.BoundKernel;
import java.nio.ByteBuffer;
import java.nio.IntBuffer;
import java.nio.charset.StandardCharsets;
import java.util.OptionalLong;
import org.lwjgl.PointerBuffer;
import org.lwjgl.opencl.CL10;
import org.lwjgl.opencl.CL21;
import org.lwjgl.system.MemoryStack;
import org.lwjgl.system.MemoryUtil;

/** The programs of images for one context. */
final class OpenClPrograms {
  /** PoCL 3 now and then misses a temporary file of its own; the next build has others. */
  private static final String PASSING = "unable to rename temporary";

  private record Attempt(long program, int error, String log) {}

  private final OpenClDeviceInfo device;
  private final long context;

  private final ProgramBinaries binaries;
  private final ImageCache<OpenClProgram> built = new ImageCache<>(OpenClProgram::close);

  OpenClPrograms(OpenClDeviceInfo device, long context) {
    this.device = device;
    this.context = context;
    this.binaries = new ProgramBinaries(device, context);
  }

  /**
   * The program of an image.
   *
   * @throws dev.sycamore.DeviceException if the driver cannot build it
   */
  ImageCache.Loaded<OpenClProgram> of(BoundKernel kernel, ImageEntry image) {
    return built.get(kernel, image, () -> build(kernel, image));
  }

  private OpenClProgram build(BoundKernel kernel, ImageEntry image) throws RefusedImageException {
    OptionalLong kept = binaries.program(image, options());
    if (kept.isPresent()) {
      Attempt attempt = attempt(kept.getAsLong());
      if (attempt.error() == CL10.CL_SUCCESS) {
        return new OpenClProgram(attempt.program(), image);
      }
      binaries.forget(image, options());
    }
    byte[] bytes = KernelImages.read(kernel, image);
    Attempt attempt = attempt(image, bytes);
    if (attempt.log().contains(PASSING)) {
      attempt = attempt(image, bytes);
    }
    if (attempt.error() == CL10.CL_SUCCESS) {
      binaries.keep(image, options(), attempt.program());
      return new OpenClProgram(attempt.program(), image);
    }
    String message =
        device.id()
            + " refuses the image "
            + image.resource()
            + " of the kernel "
            + kernel.shown()
            + " (OpenCL error "
            + attempt.error()
            + "):\n"
            + attempt.log();
    RuntimeException failure = ApiExceptions.device(message);
    // Other errors, such as a lack of memory, pass.
    if (attempt.error() == CL10.CL_BUILD_PROGRAM_FAILURE) {
      throw new RefusedImageException(failure);
    }
    throw failure;
  }

  /** One build; its program is released if it failed. */
  private Attempt attempt(ImageEntry image, byte[] bytes) {
    return attempt(image.kind() == ImageKind.SPIRV ? fromSpirv(bytes) : fromSource(bytes));
  }

  private String options() {
    return device.roundsDivisionCorrectly() ? "-cl-fp32-correctly-rounded-divide-sqrt" : "";
  }

  private Attempt attempt(long program) {
    String options = options();
    int error =
        DriverLibraries.during(
            () -> CL10.clBuildProgram(program, device.handle(), options, null, MemoryUtil.NULL));
    SignalHandlers.restore();
    if (error == CL10.CL_SUCCESS) {
      return new Attempt(program, error, "");
    }
    String log = buildLog(program);
    CL10.clReleaseProgram(program);
    return new Attempt(program, error, log);
  }

  private long fromSpirv(byte[] bytes) {
    ByteBuffer module = MemoryUtil.memAlloc(bytes.length).put(bytes).flip();
    try (MemoryStack stack = MemoryStack.stackPush()) {
      IntBuffer error = stack.callocInt(1);
      return OpenCl.check(
          CL21.clCreateProgramWithIL(context, module, error), error, "clCreateProgramWithIL");
    } finally {
      MemoryUtil.memFree(module);
    }
  }

  private long fromSource(byte[] bytes) {
    try (MemoryStack stack = MemoryStack.stackPush()) {
      IntBuffer error = stack.callocInt(1);
      String source = new String(bytes, StandardCharsets.UTF_8);
      return OpenCl.check(
          CL10.clCreateProgramWithSource(context, source, error),
          error,
          "clCreateProgramWithSource");
    }
  }

  private String buildLog(long program) {
    try (MemoryStack stack = MemoryStack.stackPush()) {
      PointerBuffer size = stack.callocPointer(1);
      int question = CL10.CL_PROGRAM_BUILD_LOG;
      CL10.clGetProgramBuildInfo(program, device.handle(), question, (ByteBuffer) null, size);
      ByteBuffer log = MemoryUtil.memCalloc((int) size.get(0) + 1);
      try {
        CL10.clGetProgramBuildInfo(program, device.handle(), question, log, null);
        return MemoryUtil.memUTF8(MemoryUtil.memAddress(log)).strip();
      } finally {
        MemoryUtil.memFree(log);
      }
    }
  }
}
