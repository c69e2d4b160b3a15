package dev.sycamore.tests.devicebuild;

import java.nio.ByteBuffer;
import java.nio.IntBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import org.lwjgl.BufferUtils;
import org.lwjgl.PointerBuffer;
import org.lwjgl.opencl.CL10;
import org.lwjgl.system.Configuration;

/**
 * Compiles a file of OpenCL C with the driver of the first OpenCL device, and writes the driver's
 * binary: what an offline compiler of that driver would.
 */
final class OpenClBinary {

  private static final String EXACT = "-cl-fp32-correctly-rounded-divide-sqrt";

  private OpenClBinary() {}

  /** The arguments are the file and the file to write. */
  public static void main(String[] arguments) throws Exception {
    Configuration.OPENCL_LIBRARY_NAME.set("libOpenCL.so.1");
    PointerBuffer id = BufferUtils.createPointerBuffer(1);
    check(CL10.clGetPlatformIDs(id, (IntBuffer) null));
    check(CL10.clGetDeviceIDs(id.get(0), CL10.CL_DEVICE_TYPE_ALL, id, (IntBuffer) null));
    IntBuffer error = BufferUtils.createIntBuffer(1);
    long context = CL10.clCreateContext((PointerBuffer) null, id.get(0), null, 0, error);
    check(error.get(0));
    String source = Files.readString(Path.of(arguments[0]));
    long program = CL10.clCreateProgramWithSource(context, source, error);
    check(error.get(0));
    check(CL10.clBuildProgram(program, id.get(0), EXACT, null, 0));
    PointerBuffer size = BufferUtils.createPointerBuffer(1);
    check(CL10.clGetProgramInfo(program, CL10.CL_PROGRAM_BINARY_SIZES, size, null));
    ByteBuffer binary = BufferUtils.createByteBuffer((int) size.get(0));
    PointerBuffer binaries = BufferUtils.createPointerBuffer(1).put(0, binary);
    check(CL10.clGetProgramInfo(program, CL10.CL_PROGRAM_BINARIES, binaries, null));
    byte[] bytes = new byte[binary.remaining()];
    binary.get(bytes);
    Files.write(Path.of(arguments[1]), bytes);
  }

  private static void check(int error) {
    if (error != 0) {
      throw new AssertionError("OpenCL error " + error);
    }
  }
}
