package dev.sycamore.runtime.opencl;

import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.binding.images.ImageKind;
import dev.sycamore.runtime.cleanup.RuntimeLog;
import dev.sycamore.runtime.failure.ApiExceptions;
import dev.sycamore.runtime.images.ImageCache;
import dev.sycamore.runtime.images.ImageCache.RefusedImageException;
import dev.sycamore.runtime.kernel.BoundKernel;
import dev.sycamore.runtime.natives.CallStack;
import dev.sycamore.runtime.statistics.RecordedStep;
import dev.sycamore.runtime.statistics.RuntimeEvents;
import java.nio.ByteBuffer;
import java.nio.IntBuffer;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import org.lwjgl.PointerBuffer;
import org.lwjgl.opencl.CL10;
import org.lwjgl.opencl.CL21;
import org.lwjgl.system.MemoryUtil;

/** The programs of images for one context. */
final class OpenClPrograms {
  /** PoCL 3 now and then misses a temporary file of its own; the next build has others. */
  private static final String PASSING = "unable to rename temporary";

  private record Attempt(long program, int error, String log) {}

  private final OpenClDeviceInfo device;
  private final long context;

  private final ProgramBinaries binaries;
  private final ImageCache<OpenClProgram> built;
  private final KernelTexts texts = new KernelTexts();

  OpenClPrograms(OpenClDeviceInfo device, long context) {
    this.device = device;
    this.context = context;
    this.built = new ImageCache<>(device.id(), OpenClProgram::close);
    this.binaries = new ProgramBinaries(device, context);
  }

  /**
   * The program of an image.
   *
   * @throws dev.sycamore.DeviceException if the driver cannot build it
   */
  ImageCache.Loaded<OpenClProgram> of(BoundKernel kernel, ImageEntry image) {
    ImageEntry program = texts.program(kernel, image);
    return built.get(kernel, program, () -> build(kernel, image, program));
  }

  /**
   * Why the driver refuses an image; empty if its program is built now.
   *
   * @throws dev.sycamore.DeviceException for what passes, such as a lack of memory
   */
  Optional<String> refusal(BoundKernel kernel, ImageEntry image) {
    ImageEntry program = texts.program(kernel, image);
    return built.refusal(kernel, program, () -> build(kernel, image, program));
  }

  /**
   * @param image where the program is
   * @param program what is compiled of it
   */
  private OpenClProgram build(BoundKernel kernel, ImageEntry image, ImageEntry program)
      throws RefusedImageException {
    // First of all, so that a program of an earlier run does not hide that the image is missing.
    byte[] bytes = KernelTexts.bytes(kernel, image);
    // Machine code need not be kept: nothing was compiled.
    boolean keeps = image.kind() != ImageKind.INTEL_GPU;
    OptionalLong kept = keeps ? binaries.program(program, options()) : OptionalLong.empty();
    if (kept.isPresent()) {
      Attempt attempt =
          recorded(image, true, () -> attempt(kept.getAsLong(), Optional.of(options())));
      if (attempt.error() == CL10.CL_SUCCESS) {
        return new OpenClProgram(attempt.program(), image);
      }
      binaries.forget(program, options());
    }
    Attempt attempt = recorded(image, false, () -> attempt(image, bytes));
    if (attempt.log().contains(PASSING)) {
      attempt = attempt(image, bytes);
    }
    if (attempt.error() == CL10.CL_SUCCESS) {
      if (keeps) {
        binaries.keep(program, options(), attempt.program());
      }
      return new OpenClProgram(attempt.program(), image);
    }
    throw refused(kernel, image, attempt);
  }

  /** What is thrown for a build that failed. */
  private RefusedImageException refused(BoundKernel kernel, ImageEntry image, Attempt attempt) {
    String message =
        device.id()
            + " refuses the image "
            + image.resource()
            + " of the kernel "
            + kernel.shown()
            + " (OpenCL error "
            + OpenCl.describe(attempt.error())
            + ")"
            + (attempt.log().isEmpty() ? "" : ":\n" + attempt.log());
    RuntimeException failure = ApiExceptions.device(message);
    // Other errors, such as a lack of memory, pass.
    if (attempt.error() != CL10.CL_BUILD_PROGRAM_FAILURE
        && attempt.error() != CL10.CL_INVALID_BINARY) {
      throw failure;
    }
    if (image.kind() == ImageKind.INTEL_GPU && !OpenClImageSupport.isForAnyGpu(image)) {
      RuntimeLog.warn(
          message + "; SPIR-V or OpenCL C of the kernel is compiled instead, if there is any");
    }
    return new RefusedImageException(failure);
  }

  /**
   * @param kept whether the driver has built the program in an earlier run
   */
  private Attempt recorded(ImageEntry image, boolean kept, Supplier<Attempt> attempt) {
    RecordedStep step = RuntimeEvents.compile(device.id(), image.resource(), kept);
    try {
      return attempt.get();
    } finally {
      step.end();
    }
  }

  /** One build; its program is released if it failed. */
  private Attempt attempt(ImageEntry image, byte[] bytes) {
    return switch (image.kind()) {
      case INTEL_GPU -> fromBinary(bytes);
      case SPIRV -> attempt(fromSpirv(bytes), Optional.of(options()));
      default -> attempt(fromSource(bytes), Optional.of(options()));
    };
  }

  private String options() {
    return device.roundsDivisionCorrectly() ? "-cl-fp32-correctly-rounded-divide-sqrt" : "";
  }

  private Attempt attempt(long program, Optional<String> options) {
    int error = DriverLibraries.during(() -> compile(program, options));
    SignalHandlers.restore();
    if (error == CL10.CL_SUCCESS) {
      return new Attempt(program, error, "");
    }
    String log = buildLog(program);
    CL10.clReleaseProgram(program);
    return new Attempt(program, error, log);
  }

  private int compile(long program, Optional<String> options) {
    try (CallStack stack = CallStack.open()) {
      long devices = MemoryUtil.memAddress(stack.pointers(device.handle()));
      long words = options.map(o -> MemoryUtil.memAddress(stack.ASCII(o))).orElse(MemoryUtil.NULL);
      return CL10.nclBuildProgram(program, 1, devices, words, MemoryUtil.NULL, MemoryUtil.NULL);
    }
  }

  private Attempt fromBinary(byte[] bytes) {
    ByteBuffer binary = MemoryUtil.memAlloc(bytes.length).put(bytes).flip();
    long program;
    int error;
    try (CallStack stack = CallStack.open()) {
      IntBuffer result = stack.callocInt(1);
      program =
          CL10.clCreateProgramWithBinary(
              context,
              stack.pointers(device.handle()),
              stack.pointers(binary.remaining()),
              stack.pointers(binary),
              null,
              result);
      error = result.get(0);
    } finally {
      MemoryUtil.memFree(binary);
    }
    // No options, which is not the same as an empty list, stand for those of the binary.
    return error == CL10.CL_SUCCESS
        ? attempt(program, Optional.empty())
        : new Attempt(0, error, "");
  }

  private long fromSpirv(byte[] bytes) {
    ByteBuffer module = MemoryUtil.memAlloc(bytes.length).put(bytes).flip();
    try (CallStack stack = CallStack.open()) {
      IntBuffer error = stack.callocInt(1);
      return OpenCl.check(
          CL21.clCreateProgramWithIL(context, module, error), error, "clCreateProgramWithIL");
    } finally {
      MemoryUtil.memFree(module);
    }
  }

  private long fromSource(byte[] bytes) {
    ByteBuffer source = MemoryUtil.memAlloc(bytes.length).put(bytes).flip();
    try (CallStack stack = CallStack.open()) {
      IntBuffer error = stack.callocInt(1);
      PointerBuffer length = stack.pointers(bytes.length);
      return OpenCl.check(
          CL10.clCreateProgramWithSource(context, stack.pointers(source), length, error),
          error,
          "clCreateProgramWithSource");
    } finally {
      MemoryUtil.memFree(source);
    }
  }

  private String buildLog(long program) {
    try (CallStack stack = CallStack.open()) {
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
