package dev.sycamore.runtime.cuda;

import dev.sycamore.binding.KernelForm;
import dev.sycamore.binding.ParameterBinding;
import dev.sycamore.runtime.driver.ArgumentValue;
import dev.sycamore.runtime.driver.ParameterValues;
import dev.sycamore.runtime.range.Geometry;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.function.ToLongFunction;
import org.lwjgl.PointerBuffer;
import org.lwjgl.system.MemoryStack;
import org.lwjgl.system.MemoryUtil;

/**
 * The parameters of a launch in native memory, for {@code cuLaunchKernel}: the value of each, and
 * an array of the values' addresses. What they are is in section 6 of {@code docs/FORMATS.md}.
 */
final class KernelParameters {
  /** The widest access that PTX has. */
  private static final int SHARED_ALIGNMENT = 16;

  private final List<ParameterBinding> bindings;
  private final Geometry geometry;
  private final ByteBuffer values;
  private final PointerBuffer addresses;
  private int count;

  /** The index of the first parameter that says where a launch begins. */
  private int firsts;

  private long sharedBytes;

  /**
   * @param stack has room for them as long as they are used
   */
  KernelParameters(CudaKernel kernel, Geometry geometry, MemoryStack stack) {
    this.bindings = kernel.parameters();
    this.geometry = geometry;
    int most = bindings.size() + 2 * geometry.dimensions();
    this.values = stack.malloc(Long.BYTES, most * Long.BYTES);
    this.addresses = stack.mallocPointer(most);
  }

  /**
   * Writes the values.
   *
   * @param addressOf the address of a block that the kernel is about to use
   */
  void fill(List<ArgumentValue> arguments, ToLongFunction<CudaBlock> addressOf) {
    for (ParameterBinding parameter : bindings) {
      ArgumentValue argument = arguments.get(parameter.argument());
      add(
          switch (parameter.role()) {
            case POINTER, REPORT ->
                addressOf.applyAsLong((CudaBlock) ParameterValues.memory(parameter, argument));
            case LOCAL_POINTER -> share(ParameterValues.local(parameter, argument));
            default -> ParameterValues.number(parameter, argument);
          });
    }
    if (geometry.form() == KernelForm.RANGE) {
      for (int d = 0; d < geometry.dimensions(); d++) {
        add(LaunchShape.size(geometry.global(), d));
      }
      firsts = count;
      for (int d = 1; d < geometry.dimensions(); d++) {
        add(0);
      }
    }
  }

  /** Sets where a launch of a part of a range begins in its slower dimensions. */
  void begin(int firstY, int firstZ) {
    if (geometry.dimensions() > 1) {
      values.putLong(firsts * Long.BYTES, firstY);
    }
    if (geometry.dimensions() > 2) {
      values.putLong((firsts + 1) * Long.BYTES, firstZ);
    }
  }

  /** The low bytes come first: the machines with CUDA are all little-endian. */
  private void add(long value) {
    int offset = count * Long.BYTES;
    values.putLong(offset, value);
    addresses.put(count, MemoryUtil.memAddress(values, offset));
    count++;
  }

  /** The offset of an array in the shared memory of a block. */
  private long share(ArgumentValue.Local local) {
    long offset = sharedBytes;
    long end = offset + local.size();
    sharedBytes = (end + SHARED_ALIGNMENT - 1) / SHARED_ALIGNMENT * SHARED_ALIGNMENT;
    return offset;
  }

  /** The dynamic shared memory of a block; its launch was checked against the device's. */
  int sharedBytes() {
    return Math.toIntExact(sharedBytes);
  }

  /** The address of the array of addresses. */
  long addresses() {
    return MemoryUtil.memAddress(addresses);
  }
}
