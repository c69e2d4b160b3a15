import static org.jocl.CL.CL_DEVICE_TYPE_ALL;
import static org.jocl.CL.CL_MEM_COPY_HOST_PTR;
import static org.jocl.CL.CL_MEM_READ_WRITE;
import static org.jocl.CL.CL_TRUE;
import static org.jocl.CL.clBuildProgram;
import static org.jocl.CL.clCreateBuffer;
import static org.jocl.CL.clCreateCommandQueue;
import static org.jocl.CL.clCreateContext;
import static org.jocl.CL.clCreateKernel;
import static org.jocl.CL.clCreateProgramWithSource;
import static org.jocl.CL.clEnqueueNDRangeKernel;
import static org.jocl.CL.clEnqueueReadBuffer;
import static org.jocl.CL.clGetDeviceIDs;
import static org.jocl.CL.clGetPlatformIDs;
import static org.jocl.CL.clReleaseCommandQueue;
import static org.jocl.CL.clReleaseContext;
import static org.jocl.CL.clReleaseKernel;
import static org.jocl.CL.clReleaseMemObject;
import static org.jocl.CL.clReleaseProgram;
import static org.jocl.CL.clSetKernelArg;

import org.jocl.CL;
import org.jocl.Pointer;
import org.jocl.Sizeof;
import org.jocl.cl_command_queue;
import org.jocl.cl_context;
import org.jocl.cl_device_id;
import org.jocl.cl_kernel;
import org.jocl.cl_mem;
import org.jocl.cl_platform_id;
import org.jocl.cl_program;

/** The program of FirstResult by hand, in OpenCL C through JOCL, on the first device. */
public final class JoclFirstResult {
  private static final String SOURCE =
      "kernel void scale(global float *y) {"
          + " int i = get_global_id(0);"
          + " y[i] = 2.5f * i + y[i];"
          + "}";

  private JoclFirstResult() {}

  /** Runs it. */
  @SuppressWarnings("deprecation") // PoCL 3.1 has OpenCL 1.2's queues for all devices.
  public static void main(String[] args) {
    CL.setExceptionsEnabled(true);
    float[] y = new float[8];
    cl_platform_id[] platforms = new cl_platform_id[1];
    clGetPlatformIDs(1, platforms, null);
    cl_device_id[] devices = new cl_device_id[1];
    clGetDeviceIDs(platforms[0], CL_DEVICE_TYPE_ALL, 1, devices, null);
    cl_context context = clCreateContext(null, 1, devices, null, null, null);
    cl_command_queue queue = clCreateCommandQueue(context, devices[0], 0, null);
    cl_program program = clCreateProgramWithSource(context, 1, new String[] {SOURCE}, null, null);
    clBuildProgram(program, 0, null, null, null, null);
    cl_kernel kernel = clCreateKernel(program, "scale", null);
    long size = (long) y.length * Sizeof.cl_float;
    cl_mem memory =
        clCreateBuffer(
            context, CL_MEM_READ_WRITE | CL_MEM_COPY_HOST_PTR, size, Pointer.to(y), null);
    clSetKernelArg(kernel, 0, Sizeof.cl_mem, Pointer.to(memory));
    clEnqueueNDRangeKernel(queue, kernel, 1, null, new long[] {y.length}, null, 0, null, null);
    clEnqueueReadBuffer(queue, memory, CL_TRUE, 0, size, Pointer.to(y), 0, null, null);
    clReleaseMemObject(memory);
    clReleaseKernel(kernel);
    clReleaseProgram(program);
    clReleaseCommandQueue(queue);
    clReleaseContext(context);
    System.out.println(y[7]);
  }
}
