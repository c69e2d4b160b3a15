package dev.sycamore.runtime.nativecpu;

import static org.lwjgl.system.MemoryUtil.memPutByte;
import static org.lwjgl.system.MemoryUtil.memPutInt;
import static org.lwjgl.system.MemoryUtil.memPutLong;
import static org.lwjgl.system.MemoryUtil.memPutShort;

import dev.sycamore.binding.ParameterBinding;
import dev.sycamore.binding.ParameterRole;
import dev.sycamore.runtime.driver.ArgumentValue;
import dev.sycamore.runtime.driver.ParameterValues;
import java.util.List;
import org.lwjgl.system.MemoryUtil;

/** Writes the block of arguments that native entry points read. */
final class ArgumentBlock {
  private static final long LOCAL_ALIGNMENT = 64;

  private ArgumentBlock() {}

  /** The size of the block in bytes. */
  static int size(List<ParameterBinding> parameters) {
    int size = 0;
    for (ParameterBinding parameter : parameters) {
      size = Math.max(size, parameter.offset() + parameter.size());
    }
    return size;
  }

  /**
   * Writes the block.
   *
   * @return the size of the local memory of one work-group
   */
  static long write(long block, List<ParameterBinding> parameters, List<ArgumentValue> arguments) {
    long localSize = 0;
    for (int p = 0; p < parameters.size(); p++) {
      ParameterBinding parameter = parameters.get(p);
      ArgumentValue argument = arguments.get(parameter.argument());
      ParameterRole role = parameter.role();
      long bits;
      // A switch would be one more class for the JVM to load before a first result.
      if (role == ParameterRole.POINTER || role == ParameterRole.REPORT) {
        bits = address(parameter, argument);
      } else if (role == ParameterRole.LOCAL_POINTER) {
        bits = localSize;
        long size = ParameterValues.local(parameter, argument).size();
        localSize += (size + LOCAL_ALIGNMENT - 1) & -LOCAL_ALIGNMENT;
      } else {
        bits = ParameterValues.number(parameter, argument);
      }
      put(block + parameter.offset(), parameter.size(), bits);
    }
    return localSize;
  }

  /** That of an array of the host is written when the array is held where it is. */
  private static long address(ParameterBinding parameter, ArgumentValue argument) {
    return argument instanceof ArgumentValue.HostArray
        ? MemoryUtil.NULL
        : ((NativeBlock) ParameterValues.memory(parameter, argument)).address();
  }

  private static void put(long address, int size, long bits) {
    switch (size) {
      case 1 -> memPutByte(address, (byte) bits);
      case 2 -> memPutShort(address, (short) bits);
      case 4 -> memPutInt(address, (int) bits);
      default -> memPutLong(address, bits);
    }
  }
}
