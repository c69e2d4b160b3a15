package dev.sycamore.runtime.opencl;

import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.runtime.natives.CallStack;
import dev.sycamore.runtime.natives.PrivateCache;
import dev.sycamore.runtime.natives.UserCache;
import java.nio.ByteBuffer;
import java.nio.IntBuffer;
import java.util.Optional;
import java.util.OptionalLong;
import org.lwjgl.PointerBuffer;
import org.lwjgl.opencl.CL10;
import org.lwjgl.system.MemoryUtil;

/**
 * Programs that the driver has built in an earlier run, as the driver gave them: what is kept is
 * handed back to the same driver for the same device only.
 */
final class ProgramBinaries {
  private static final String FOLDER = "opencl";

  private final OpenClDeviceInfo device;
  private final long context;
  private final Optional<PrivateCache> cache;

  ProgramBinaries(OpenClDeviceInfo device, long context) {
    this.device = device;
    this.context = context;
    this.cache = UserCache.open(FOLDER);
  }

  private String key(ImageEntry image, String options) {
    return String.join("\n", device.identity(), image.kind().name(), image.sha256(), options);
  }

  /** The program of an image, not yet built; empty if none is kept, or the driver refuses it. */
  OptionalLong program(ImageEntry image, String options) {
    Optional<byte[]> kept = cache.flatMap(files -> files.read(key(image, options)));
    return kept.isPresent() ? program(kept.get()) : OptionalLong.empty();
  }

  private OptionalLong program(byte[] bytes) {
    ByteBuffer binary = MemoryUtil.memAlloc(bytes.length).put(bytes).flip();
    try (CallStack stack = CallStack.open()) {
      IntBuffer status = stack.callocInt(1);
      IntBuffer error = stack.callocInt(1);
      long program =
          CL10.clCreateProgramWithBinary(
              context,
              stack.pointers(device.handle()),
              stack.pointers(binary.remaining()),
              stack.pointers(binary),
              status,
              error);
      if (error.get(0) == CL10.CL_SUCCESS && status.get(0) == CL10.CL_SUCCESS) {
        return OptionalLong.of(program);
      }
      if (program != MemoryUtil.NULL) {
        CL10.clReleaseProgram(program);
      }
      return OptionalLong.empty();
    } finally {
      MemoryUtil.memFree(binary);
    }
  }

  /** Forgets the program of an image: the driver does not build it any more. */
  void forget(ImageEntry image, String options) {
    cache.ifPresent(files -> files.remove(key(image, options)));
  }

  /** Keeps a program that was built of an image. */
  void keep(ImageEntry image, String options, long program) {
    if (cache.isPresent()) {
      binary(program).ifPresent(bytes -> cache.get().write(key(image, options), bytes));
      // Some drivers compile all kernels for it.
      SignalHandlers.restore();
    }
  }

  /** What the driver built; empty if it does not give it. */
  private static Optional<byte[]> binary(long program) {
    try (CallStack stack = CallStack.open()) {
      PointerBuffer size = stack.callocPointer(1);
      int error = CL10.clGetProgramInfo(program, CL10.CL_PROGRAM_BINARY_SIZES, size, null);
      if (error != CL10.CL_SUCCESS || size.get(0) <= 0 || size.get(0) > Integer.MAX_VALUE) {
        return Optional.empty();
      }
      ByteBuffer binary = MemoryUtil.memAlloc((int) size.get(0));
      try {
        PointerBuffer binaries = stack.pointers(binary);
        error = CL10.clGetProgramInfo(program, CL10.CL_PROGRAM_BINARIES, binaries, null);
        byte[] bytes = new byte[binary.remaining()];
        binary.get(bytes);
        return error == CL10.CL_SUCCESS ? Optional.of(bytes) : Optional.empty();
      } finally {
        MemoryUtil.memFree(binary);
      }
    }
  }
}
