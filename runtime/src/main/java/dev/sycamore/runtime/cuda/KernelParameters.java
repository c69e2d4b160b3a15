package dev.sycamore.runtime.cuda;

import dev.sycamore.binding.KernelForm;
import dev.sycamore.binding.ParameterBinding;
import dev.sycamore.runtime.driver.ArgumentValue;
import dev.sycamore.runtime.driver.ParameterValues;
import dev.sycamore.runtime.range.Geometry;
import java.util.List;
import java.util.function.ToLongFunction;
import org.lwjgl.system.MemoryUtil;
import org.lwjgl.system.Pointer;

/**
 * The parameters of a launch in native memory, for {@code cuLaunchKernel}: the value of each, and
 * an array of the values' addresses. What they are is in section 6 of {@code docs/FORMATS.md}. The
 * memory is that of one launch after the other: the driver has copied it when its call returns.
 */
final class KernelParameters implements AutoCloseable {
  /** The widest access that PTX has. */
  private static final int SHARED_ALIGNMENT = 16;

  private static final int FIRST_CAPACITY = 32;

  /** The values, 8 bytes each, and behind them their addresses; 0 once it is closed. */
  private long values;

  /** For how many values there is room. */
  private int capacity;

  private int count;

  /** The index of the first parameter that says where a launch begins. */
  private int firsts;

  /** How many parameters say that: one for each of the slower dimensions of a range. */
  private int slower;

  private long sharedBytes;

  KernelParameters() {
    reserve(FIRST_CAPACITY);
  }

  private void reserve(int most) {
    long old = values;
    values = MemoryUtil.nmemAllocChecked(2L * most * Long.BYTES);
    MemoryUtil.nmemFree(old);
    capacity = most;
    for (int n = 0; n < most; n++) {
      MemoryUtil.memPutAddress(addresses() + (long) n * Pointer.POINTER_SIZE, address(n));
    }
  }

  private long address(int index) {
    return values + (long) index * Long.BYTES;
  }

  /**
   * Writes the values of a launch.
   *
   * @param addressOf the address of a block that the kernel is about to use
   */
  void fill(
      CudaKernel kernel,
      Geometry geometry,
      List<ArgumentValue> arguments,
      ToLongFunction<CudaBlock> addressOf) {
    List<ParameterBinding> bindings = kernel.parameters();
    int most = bindings.size() + 2 * geometry.dimensions() + 1;
    if (most > capacity) {
      reserve(most);
    }
    count = 0;
    slower = 0;
    sharedBytes = 0;
    for (int n = 0; n < bindings.size(); n++) {
      ParameterBinding parameter = bindings.get(n);
      ArgumentValue argument = arguments.get(parameter.argument());
      add(
          switch (parameter.role()) {
            case POINTER, REPORT ->
                ParameterValues.isLeftOut(argument)
                    ? MemoryUtil.NULL
                    : addressOf.applyAsLong((CudaBlock) ParameterValues.memory(parameter, argument))
                        + start(kernel, parameter, argument);
            case OFFSET -> 0;
            case LOCAL_POINTER -> share(ParameterValues.local(parameter, argument));
            default -> ParameterValues.number(parameter, argument);
          });
    }
    if (geometry.form() == KernelForm.RANGE) {
      for (int d = 0; d < geometry.dimensions(); d++) {
        add(LaunchShape.size(geometry.global(), d) + offset(geometry, d));
      }
      firsts = count;
      slower = geometry.dimensions() - 1;
      for (int d = 0; d < slower; d++) {
        add(offset(geometry, d + 1));
      }
      add(offset(geometry, 0));
    }
  }

  /** The first index in a dimension, the fastest is 0. */
  private static int offset(Geometry geometry, int dimension) {
    return geometry.offset().get(geometry.dimensions() - 1 - dimension);
  }

  /** Where the part of the memory begins that an accessor is of, in bytes. */
  private static long start(CudaKernel kernel, ParameterBinding parameter, ArgumentValue argument) {
    if (!(argument instanceof ArgumentValue.Access access)) {
      return ParameterValues.reportOffset(argument);
    }
    long size = kernel.arguments().get(parameter.argument()).element().size();
    return access.region().linearOffset() * size;
  }

  /** Sets where a launch of a part of a range begins in its slower dimensions. */
  void begin(int firstY, int firstZ) {
    if (slower > 0) {
      MemoryUtil.memPutLong(address(firsts), firstY);
    }
    if (slower > 1) {
      MemoryUtil.memPutLong(address(firsts + 1), firstZ);
    }
  }

  /** The low bytes come first: the machines with CUDA are all little-endian. */
  private void add(long value) {
    MemoryUtil.memPutLong(address(count), value);
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
    return address(capacity);
  }

  /** Frees the memory. */
  @Override
  public void close() {
    MemoryUtil.nmemFree(values);
    values = MemoryUtil.NULL;
  }
}
