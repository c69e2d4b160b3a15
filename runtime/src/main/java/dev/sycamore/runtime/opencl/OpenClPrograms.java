package dev.sycamore.runtime.opencl;

import dev.sycamore.DeviceException;
import dev.sycamore.annotations.Aspect;
import dev.sycamore.binding.ImageBinding;
import dev.sycamore.binding.ImageKind;
import dev.sycamore.binding.UnitBinding;
import dev.sycamore.runtime.device.Images;
import dev.sycamore.runtime.kernel.BoundKernel;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import org.lwjgl.PointerBuffer;
import org.lwjgl.opencl.CL;
import org.lwjgl.opencl.CL10;
import org.lwjgl.opencl.CL21;
import org.lwjgl.system.MemoryStack;
import org.lwjgl.system.MemoryUtil;

/** The programs of compilation units for one context, each built once and kept. */
final class OpenClPrograms {
  private static final int SPIRV_MAGIC = 0x07230203;

  /** PoCL 3 now and then misses a temporary file of its own; the next build has others. */
  private static final String PASSING = "unable to rename temporary";

  private record Attempt(long program, int error, String log) {}

  private final OpenClDevice device;
  private final long context;
  private final Map<UnitBinding, Long> programs = new WeakHashMap<>();

  OpenClPrograms(OpenClDevice device, long context) {
    this.device = device;
    this.context = context;
  }

  /** A new kernel object for a kernel. */
  synchronized long createKernel(BoundKernel kernel) {
    Long program = programs.get(kernel.unit());
    if (program == null) {
      program = build(kernel);
      programs.put(kernel.unit(), program);
    }
    try (MemoryStack stack = MemoryStack.stackPush()) {
      IntBuffer error = stack.callocInt(1);
      return OpenCl.check(
          CL10.clCreateKernel(program, kernel.binding().entryPoint(), error),
          error,
          "clCreateKernel of " + kernel.binding().entryPoint() + " (" + kernel.place() + ")");
    }
  }

  private long build(BoundKernel kernel) {
    ImageBinding image =
        Images.choose(
            kernel,
            device.id(),
            List.of("spir64", "opencl"),
            candidate -> takes(kernel, candidate));
    byte[] bytes = Images.read(kernel, image);
    Attempt attempt = attempt(image, bytes);
    if (attempt.log().contains(PASSING)) {
      attempt = attempt(image, bytes);
    }
    if (attempt.error() != CL10.CL_SUCCESS) {
      throw new DeviceException(
          device.id()
              + " refuses the image "
              + image.resource()
              + " of the kernel at "
              + kernel.place()
              + " (OpenCL error "
              + attempt.error()
              + "):\n"
              + attempt.log());
    }
    return attempt.program();
  }

  /** One build; its program is released if it failed. */
  private Attempt attempt(ImageBinding image, byte[] bytes) {
    long program = image.kind() == ImageKind.SPIRV ? fromSpirv(bytes) : fromSource(bytes);
    String options =
        device.roundsDivisionCorrectly() ? "-cl-fp32-correctly-rounded-divide-sqrt" : "";
    int error = CL10.clBuildProgram(program, device.handle(), options, null, MemoryUtil.NULL);
    SignalHandlers.restore();
    if (error == CL10.CL_SUCCESS) {
      return new Attempt(program, error, "");
    }
    String log = buildLog(program);
    CL10.clReleaseProgram(program);
    return new Attempt(program, error, log);
  }

  /** SPIR-V where the driver takes this version of it, else source text. */
  private boolean takes(BoundKernel kernel, ImageBinding image) {
    if (image.kind() == ImageKind.OPENCL_C) {
      return kernel.unit().images().stream().noneMatch(other -> takesSpirv(kernel, other));
    }
    return takesSpirv(kernel, image);
  }

  private boolean takesSpirv(BoundKernel kernel, ImageBinding image) {
    if (image.kind() != ImageKind.SPIRV
        || device.spirvVersion() == 0
        || !hasAspectsOf(kernel.unit())
        || CL.getICD().clCreateProgramWithIL == MemoryUtil.NULL) {
      return false;
    }
    ByteBuffer module = ByteBuffer.wrap(Images.read(kernel, image)).order(ByteOrder.LITTLE_ENDIAN);
    return module.remaining() >= 2 * Integer.BYTES
        && module.getInt(0) == SPIRV_MAGIC
        && module.getInt(Integer.BYTES) <= device.spirvVersion();
  }

  /** A module is compiled as a whole; source text leaves out what the device cannot compile. */
  private boolean hasAspectsOf(UnitBinding unit) {
    Set<Aspect> aspects = device.aspects();
    return unit.kernels().stream().allMatch(k -> aspects.containsAll(k.attributes().aspects()));
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
