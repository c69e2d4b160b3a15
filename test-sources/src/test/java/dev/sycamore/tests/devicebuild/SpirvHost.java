package dev.sycamore.tests.devicebuild;

import dev.sycamore.binding.images.ImageDescriptor;
import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.binding.images.ImageKind;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.List;
import org.lwjgl.BufferUtils;
import org.lwjgl.PointerBuffer;
import org.lwjgl.opencl.CL;
import org.lwjgl.opencl.CL10;
import org.lwjgl.opencl.CL21;
import org.lwjgl.opencl.CL22;
import org.lwjgl.system.Configuration;
import org.lwjgl.system.MemoryUtil;

/**
 * An OpenCL host without Sycamore's runtime: finds the SPIR-V image of the unit {@code special} by
 * its descriptor on the class path, and prints what its kernel writes on each device that takes
 * SPIR-V, with the default values and with others.
 */
final class SpirvHost {

  private static final int IL_VERSION = 0x105B;
  private static final int WORDS = 16;
  private static final long TYPES = CL10.CL_DEVICE_TYPE_CPU | CL10.CL_DEVICE_TYPE_GPU;

  private SpirvHost() {}

  public static void main(String[] arguments) throws Exception {
    Configuration.OPENCL_LIBRARY_NAME.set("libOpenCL.so.1");
    byte[] spirv = image("special");
    IntBuffer count = BufferUtils.createIntBuffer(1);
    check(CL10.clGetPlatformIDs(null, count));
    PointerBuffer platforms = BufferUtils.createPointerBuffer(count.get(0));
    check(CL10.clGetPlatformIDs(platforms, (IntBuffer) null));
    for (int p = 0; p < platforms.capacity(); p++) {
      long platform = platforms.get(p);
      if (CL10.clGetDeviceIDs(platform, TYPES, null, count) != 0) {
        continue;
      }
      PointerBuffer devices = BufferUtils.createPointerBuffer(count.get(0));
      check(CL10.clGetDeviceIDs(platform, TYPES, devices, (IntBuffer) null));
      for (int d = 0; d < devices.capacity(); d++) {
        if (text(devices.get(d), IL_VERSION).contains("SPIR-V")) {
          String name = text(devices.get(d), CL10.CL_DEVICE_NAME);
          System.out.println("default|" + name + "|" + run(devices.get(d), spirv, false));
          if (CL.getICD().clSetProgramSpecializationConstant != MemoryUtil.NULL) {
            System.out.println("set|" + name + "|" + run(devices.get(d), spirv, true));
          }
        }
      }
    }
  }

  private static byte[] image(String unit) throws Exception {
    ClassLoader loader = SpirvHost.class.getClassLoader();
    String file = "META-INF/sycamore/" + unit + ".images";
    ImageDescriptor descriptor = ImageDescriptor.parse(file, bytes(loader, file));
    for (ImageEntry image : descriptor.images()) {
      if (image.kind() == ImageKind.SPIRV) {
        return bytes(loader, image.resource());
      }
    }
    throw new AssertionError(descriptor.text());
  }

  private static byte[] bytes(ClassLoader loader, String resource) throws IOException {
    try (InputStream in = loader.getResourceAsStream(resource)) {
      return in.readAllBytes();
    }
  }

  private static List<Integer> run(long device, byte[] spirv, boolean set) {
    IntBuffer error = BufferUtils.createIntBuffer(1);
    long context = CL10.clCreateContext((PointerBuffer) null, device, null, 0, error);
    check(error.get(0));
    ByteBuffer module = BufferUtils.createByteBuffer(spirv.length).put(spirv).flip();
    long program = CL21.clCreateProgramWithIL(context, module, error);
    check(error.get(0));
    if (set) {
      // What the property set "SYCL/specialization constants" lists: the number has the id 0.
      ByteBuffer value = BufferUtils.createByteBuffer(4).putInt(0, 1000);
      check(CL22.clSetProgramSpecializationConstant(program, 0, value));
    }
    check(CL10.clBuildProgram(program, device, "", null, 0));
    long kernel = CL10.clCreateKernel(program, "_ZTS7Special", error);
    check(error.get(0));
    long queue = CL10.clCreateCommandQueue(context, device, 0, error);
    check(error.get(0));
    long memory = CL10.clCreateBuffer(context, CL10.CL_MEM_READ_WRITE, 4L * WORDS, error);
    check(error.get(0));
    check(CL10.clSetKernelArg1p(kernel, 0, memory));
    PointerBuffer size = BufferUtils.createPointerBuffer(1).put(0, 1);
    check(CL10.clEnqueueNDRangeKernel(queue, kernel, 1, null, size, size, null, null));
    IntBuffer words = BufferUtils.createIntBuffer(WORDS);
    check(CL10.clEnqueueReadBuffer(queue, memory, true, 0, words, null, null));
    List<Integer> values = new ArrayList<>();
    for (int i = 0; i < WORDS; i++) {
      values.add(words.get(i));
    }
    return values;
  }

  private static String text(long device, int info) {
    PointerBuffer size = BufferUtils.createPointerBuffer(1);
    if (CL10.clGetDeviceInfo(device, info, (ByteBuffer) null, size) != 0 || size.get(0) == 0) {
      return "";
    }
    ByteBuffer text = BufferUtils.createByteBuffer((int) size.get(0));
    check(CL10.clGetDeviceInfo(device, info, text, null));
    return MemoryUtil.memASCII(text, text.capacity() - 1);
  }

  private static void check(int error) {
    if (error != 0) {
      throw new AssertionError("OpenCL error " + error);
    }
  }
}
