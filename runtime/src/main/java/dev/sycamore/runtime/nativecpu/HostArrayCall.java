package dev.sycamore.runtime.nativecpu;

import static org.lwjgl.system.MemoryUtil.memGetLong;
import static org.lwjgl.system.MemoryUtil.memPutLong;

import dev.sycamore.binding.ParameterBinding;
import dev.sycamore.binding.ParameterRole;
import dev.sycamore.runtime.driver.ArgumentValue;
import dev.sycamore.runtime.failure.ApiExceptions;
import java.lang.ref.Reference;
import java.util.List;
import org.lwjgl.system.JNI;
import org.lwjgl.system.MemoryUtil;

/**
 * The block of a call that runs a kernel on arrays of the JVM where they are: through a function of
 * the image, which finds the arrays by references of JNI, holds them as long as the kernel runs,
 * and writes their addresses into the arguments. The block may be copied as a whole, for each
 * thread.
 */
final class HostArrayCall {
  private static final int VM = 0;
  private static final int ENTRY_POINT = 8;
  private static final int ARGUMENTS = 16;
  private static final int COUNT = 24;
  private static final int FAILED = 32;
  private static final int CLOCK = 40;
  private static final int ARRAYS = 56;
  private static final int ARRAY_SIZE = 24;
  private static final int SLOT = 8;

  /** Blocks of two threads are in different lines of the cache. */
  private static final int ALIGNMENT = 64;

  private HostArrayCall() {}

  /** How many entry parameters are addresses of arrays of the host. */
  static int count(List<ParameterBinding> parameters, List<ArgumentValue> values) {
    int count = 0;
    for (int p = 0; p < parameters.size(); p++) {
      count += isArray(parameters.get(p), values) ? 1 : 0;
    }
    return count;
  }

  private static boolean isArray(ParameterBinding parameter, List<ArgumentValue> values) {
    return parameter.role() == ParameterRole.POINTER
        && values.get(parameter.argument()) instanceof ArgumentValue.HostArray;
  }

  /** Where in the block the arguments are. */
  static int arguments(int count) {
    return ARRAYS + ARRAY_SIZE * count;
  }

  /** The size of the block. */
  static int size(int count, int argumentsSize) {
    return (arguments(count) + argumentsSize + ALIGNMENT - 1) & -ALIGNMENT;
  }

  /** Where a thread that makes a call has room for its clock. */
  static ThreadClock clock(long block) {
    return new ThreadClock(block + CLOCK);
  }

  /**
   * Writes all of the block but the arguments.
   *
   * @param count of the arrays, which have to be reachable for as long as the block is used
   * @param entryPoint of the kernel
   * @param references those of the arrays
   */
  static void write(
      long block,
      int count,
      long entryPoint,
      List<ParameterBinding> parameters,
      List<ArgumentValue> values,
      ArrayReferences references) {
    writeHead(block, count, entryPoint);
    references.begin(count);
    long at = block + ARRAYS;
    for (int p = 0; p < parameters.size(); p++) {
      ParameterBinding parameter = parameters.get(p);
      if (isArray(parameter, values)) {
        Object array = ((ArgumentValue.HostArray) values.get(parameter.argument())).array();
        writeArray(at, references.of(array), parameter.offset());
        at += ARRAY_SIZE;
      }
    }
  }

  private static void writeHead(long block, int count, long entryPoint) {
    memPutLong(block + VM, JavaVm.ADDRESS);
    memPutLong(block + ENTRY_POINT, entryPoint);
    memPutLong(block + ARGUMENTS, arguments(count));
    memPutLong(block + COUNT, count);
  }

  private static void writeArray(long at, long reference, int slot) {
    memPutLong(at, reference);
    memPutLong(at + SLOT, slot);
  }

  /**
   * Checks that a call has run the kernel.
   *
   * @throws dev.sycamore.DeviceException if the JVM did not let it have an array
   */
  static void check(long block) {
    if (memGetLong(block + FAILED) != 0) {
      throw ApiExceptions.device(
          NativeCpuDevice.ID
              + ": this JVM does not let native code use an array where it is;"
              + " with -Dsycamore.inPlace=never arrays are copied");
    }
  }

  /**
   * Whether a JVM lets native code use arrays where they are: a small one that is held twice has
   * one place. A JVM that checks JNI does not say that it hands out copies.
   */
  static boolean isPossible(long function) {
    int held = 2;
    long block = MemoryUtil.nmemAllocChecked(size(held, held * Long.BYTES));
    ArrayReferences references = new ArrayReferences();
    byte[] array = new byte[1];
    try {
      writeHead(block, held, MemoryUtil.NULL);
      references.begin(held);
      for (int k = 0; k < held; k++) {
        long at = block + ARRAYS + (long) ARRAY_SIZE * k;
        writeArray(at, references.of(array), k * Long.BYTES);
      }
      JNI.invokePPV(block, MemoryUtil.NULL, function);
      long arguments = block + arguments(held);
      return memGetLong(block + FAILED) == 0
          && memGetLong(arguments) == memGetLong(arguments + Long.BYTES);
    } finally {
      Reference.reachabilityFence(array);
      references.close();
      MemoryUtil.nmemFree(block);
    }
  }
}
