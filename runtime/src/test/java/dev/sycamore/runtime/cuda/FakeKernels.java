package dev.sycamore.runtime.cuda;

import dev.sycamore.binding.KernelBinding;
import dev.sycamore.binding.KernelForm;
import dev.sycamore.binding.ParameterBinding;
import dev.sycamore.binding.ParameterRole;
import dev.sycamore.binding.UnitBinding;
import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.binding.images.ImageKind;
import dev.sycamore.runtime.images.ImageCatalog;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.lwjgl.system.JNI;
import org.lwjgl.system.MemoryStack;
import org.lwjgl.system.MemoryUtil;
import org.lwjgl.system.linux.DynamicLinkLoader;

/** Kernels of a unit as a fake GPU runs them: by the native image, from CUDA's parameters. */
final class FakeKernels {
  private static final Map<String, Long> LIBRARIES = new ConcurrentHashMap<>();

  /** {@code struct launch_range}: five times three numbers, and a pointer. */
  private static final int RANGE_BYTES = 128;

  private static final int LOCAL_MEMORY = 120;

  private final UnitBinding unit;

  FakeKernels(UnitBinding unit) {
    this.unit = unit;
  }

  /** Checks that a block of memory can be used. */
  @FunctionalInterface
  interface MemoryCheck {
    void check(long address);
  }

  /** A launch with the values that the parameters have now. */
  Runnable launch(
      String name, LaunchShape shape, int sharedBytes, long parameters, MemoryCheck memory) {
    KernelBinding kernel =
        unit.kernels().stream().filter(k -> k.entryPoint().equals(name)).findFirst().orElseThrow();
    long[] values = new long[kernel.parameters().size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = MemoryUtil.memGetLong(MemoryUtil.memGetAddress(parameters + 8L * i));
    }
    long[] sizes = {1, 1, 1};
    long[] firsts = {0, 0, 0};
    for (int d = 0; d < kernel.dimensions() && kernel.form() == KernelForm.RANGE; d++) {
      sizes[d] = number(parameters, values.length + d);
      firsts[d] = d == 0 ? 0 : number(parameters, values.length + kernel.dimensions() + d - 1);
    }
    return () -> run(kernel, shape, sharedBytes, values, sizes, firsts, memory);
  }

  private static int number(long parameters, int index) {
    return MemoryUtil.memGetInt(MemoryUtil.memGetAddress(parameters + 8L * index));
  }

  private void run(
      KernelBinding kernel,
      LaunchShape shape,
      int sharedBytes,
      long[] values,
      long[] sizes,
      long[] firsts,
      MemoryCheck memory) {
    try (MemoryStack stack = MemoryStack.stackPush()) {
      long block = stack.ncalloc(8, 1, 8 * (values.length + 1));
      for (int i = 0; i < values.length; i++) {
        ParameterBinding parameter = kernel.parameters().get(i);
        if (parameter.role() == ParameterRole.POINTER) {
          memory.check(values[i]);
        }
        put(block + parameter.offset(), parameter.size(), values[i]);
      }
      int[] blocks = {shape.blockX(), shape.blockY(), shape.blockZ()};
      int[] grid = {shape.gridX(), shape.gridY(), shape.gridZ()};
      boolean groups = kernel.form() == KernelForm.ND_RANGE;
      long range = stack.ncalloc(8, 1, RANGE_BYTES);
      for (int d = 0; d < 3; d++) {
        long local = groups ? blocks[d] : 1;
        long threads = (long) blocks[d] * grid[d];
        long end = groups ? grid[d] : Math.min(sizes[d], firsts[d] + threads);
        if (d == 0 && !groups && end < sizes[d]) {
          throw new AssertionError("the grid is too small");
        }
        MemoryUtil.memPutLong(range + 48 + 8L * d, firsts[d]);
        MemoryUtil.memPutLong(range + 8L * d, groups ? local * end : sizes[d]);
        MemoryUtil.memPutLong(range + 24 + 8L * d, local);
        MemoryUtil.memPutLong(range + 72 + 8L * d, end);
      }
      long local = MemoryUtil.nmemAlignedAllocChecked(64, Math.max(64, sharedBytes));
      MemoryUtil.memPutAddress(range + LOCAL_MEMORY, local);
      JNI.invokePPV(block, range, symbol(kernel.entryPoint()));
      MemoryUtil.nmemAlignedFree(local);
    }
  }

  private static void put(long address, int size, long value) {
    switch (size) {
      case 1 -> MemoryUtil.memPutByte(address, (byte) value);
      case 2 -> MemoryUtil.memPutShort(address, (short) value);
      case 4 -> MemoryUtil.memPutInt(address, (int) value);
      default -> MemoryUtil.memPutLong(address, value);
    }
  }

  private long symbol(String entryPoint) {
    ImageEntry image =
        ImageCatalog.of(unit).holding(entryPoint).stream()
            .filter(entry -> entry.kind() == ImageKind.NATIVE_CPU)
            .findFirst()
            .orElseThrow();
    long library = LIBRARIES.computeIfAbsent(image.resource(), this::open);
    return DynamicLinkLoader.dlsym(library, entryPoint);
  }

  private long open(String resource) {
    try (MemoryStack stack = MemoryStack.stackPush()) {
      Path file = Path.of(unit.getClass().getClassLoader().getResource(resource).toURI());
      return DynamicLinkLoader.dlopen(stack.UTF8(file.toString()), DynamicLinkLoader.RTLD_NOW);
    } catch (java.net.URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
