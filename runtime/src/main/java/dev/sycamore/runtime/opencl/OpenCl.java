package dev.sycamore.runtime.opencl;

import dev.sycamore.runtime.failure.ApiExceptions;
import dev.sycamore.runtime.natives.CallStack;
import java.nio.ByteBuffer;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.lwjgl.PointerBuffer;
import org.lwjgl.opencl.CL10;
import org.lwjgl.system.MemoryUtil;

/** Calls of OpenCL with errors as exceptions. */
final class OpenCl {
  private static final Map<Integer, String> ERRORS =
      Map.ofEntries(
          Map.entry(-1, "device not found"),
          Map.entry(-2, "device not available"),
          Map.entry(-4, "no room for a memory object"),
          Map.entry(-5, "out of resources"),
          Map.entry(-6, "out of host memory"),
          Map.entry(-11, "build failed"),
          Map.entry(-14, "a command that it waited for failed"),
          Map.entry(-33, "invalid device"),
          Map.entry(-42, "invalid binary"),
          Map.entry(-46, "no kernel of that name"),
          Map.entry(-48, "invalid kernel"),
          Map.entry(-49, "invalid argument index"),
          Map.entry(-51, "invalid argument size"),
          Map.entry(-52, "arguments missing"),
          Map.entry(-54, "invalid work-group size"),
          Map.entry(-55, "invalid work-item size"),
          Map.entry(-61, "invalid buffer size"),
          Map.entry(-63, "invalid global size"),
          Map.entry(-1001, "no platform"));

  /** More bytes than the name of a platform has. */
  private static final int PLATFORM_TEXT = 1024;

  private OpenCl() {}

  /** Throws unless a call succeeded. */
  static void check(int error, String call) {
    if (error != CL10.CL_SUCCESS) {
      throw failure(call, error);
    }
  }

  /** Whether an error means that memory cannot be allocated, now or in this size. */
  static boolean isOutOfMemory(int error) {
    return error == CL10.CL_MEM_OBJECT_ALLOCATION_FAILURE
        || error == CL10.CL_OUT_OF_RESOURCES
        || error == CL10.CL_OUT_OF_HOST_MEMORY
        || error == CL10.CL_INVALID_BUFFER_SIZE;
  }

  /** The exception for an error of the driver. */
  static RuntimeException failure(String what, int error) {
    return ApiExceptions.device(what + ": OpenCL error " + describe(error));
  }

  /** The number of an error, and its meaning. */
  static String describe(int error) {
    return error + " (" + ERRORS.getOrDefault(error, "see CL/cl.h") + ")";
  }

  /** Throws unless a call with its error in a buffer succeeded. */
  static long check(long result, IntBuffer error, String call) {
    check(error.get(0), call);
    return result;
  }

  /** A text that a device tells about itself; empty if it does not know the question. */
  static String text(long device, int question) {
    try (CallStack stack = CallStack.open()) {
      PointerBuffer size = stack.mallocPointer(1);
      if (CL10.clGetDeviceInfo(device, question, (ByteBuffer) null, size) != CL10.CL_SUCCESS) {
        return "";
      }
      ByteBuffer text = MemoryUtil.memAlloc(Math.toIntExact(size.get(0)));
      try {
        check(CL10.clGetDeviceInfo(device, question, text, null), "clGetDeviceInfo");
        int length = text.remaining();
        while (length > 0 && text.get(length - 1) == 0) {
          length--;
        }
        return MemoryUtil.memUTF8(text, length).strip();
      } finally {
        MemoryUtil.memFree(text);
      }
    }
  }

  /** A text that a platform tells about itself. */
  static String platformText(long platform, int question) {
    try (CallStack stack = CallStack.open()) {
      ByteBuffer text = stack.calloc(PLATFORM_TEXT);
      check(CL10.clGetPlatformInfo(platform, question, text, null), "clGetPlatformInfo");
      return MemoryUtil.memUTF8(MemoryUtil.memAddress(text)).strip();
    }
  }

  /** The three numbers that answer a question about work-items, fastest dimension first. */
  static List<Integer> sizes(long device, int question) {
    try (CallStack stack = CallStack.open()) {
      PointerBuffer sizes = stack.callocPointer(3);
      check(CL10.clGetDeviceInfo(device, question, sizes, null), "clGetDeviceInfo");
      List<Integer> numbers = new ArrayList<>();
      for (int d = 0; d < 3; d++) {
        numbers.add((int) Math.min(Integer.MAX_VALUE, sizes.get(d)));
      }
      return numbers;
    }
  }

  /** A number that a device tells about itself; 0 if it does not know the question. */
  static long number(long device, int question) {
    try (CallStack stack = CallStack.open()) {
      ByteBuffer number = stack.calloc(Long.BYTES);
      int error = CL10.clGetDeviceInfo(device, question, number, null);
      return error == CL10.CL_SUCCESS ? number.getLong(0) : 0;
    }
  }
}
