package dev.sycamore.benchmarks.cpu.peers;

import static dev.sycamore.benchmarks.cpu.peers.PoclDevice.check;
import static org.lwjgl.system.MemoryUtil.NULL;

import dev.sycamore.benchmarks.cpu.CpuBenchmark;
import dev.sycamore.benchmarks.cpu.OpenClStep;
import dev.sycamore.benchmarks.cpu.Peer;
import dev.sycamore.benchmarks.cpu.PeerKind;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.IntBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.lwjgl.PointerBuffer;
import org.lwjgl.opencl.CL10;
import org.lwjgl.system.MemoryStack;
import org.lwjgl.system.MemoryUtil;

/**
 * The kernel in OpenCL C on PoCL. The arguments of each step are set once, so that a run is nothing
 * but the enqueues and a wait.
 */
final class PoclPeer implements Peer {
  private final PoclDevice device;
  private final long program;
  private final Map<Object, ArrayMemory> copies = new IdentityHashMap<>();
  private final Map<Object, Long> buffers = new IdentityHashMap<>();
  private final List<Enqueue> enqueues = new ArrayList<>();

  /** A kernel with its arguments, and its sizes; no work-group lets the driver choose. */
  private record Enqueue(long kernel, int dimensions, PointerBuffer global, PointerBuffer local) {}

  PoclPeer(PoclDevice device, CpuBenchmark benchmark) {
    this.device = device;
    program = device.build(benchmark.name(), source(benchmark));
    for (OpenClStep step : benchmark.steps()) {
      enqueues.add(
          new Enqueue(
              kernel(step), step.global().size(), sizes(step.global()), sizes(step.local())));
    }
  }

  private static String source(CpuBenchmark benchmark) {
    try (InputStream text = benchmark.getClass().getResourceAsStream(benchmark.name() + ".cl")) {
      return new String(text.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private long kernel(OpenClStep step) {
    try (MemoryStack stack = MemoryStack.stackPush()) {
      IntBuffer error = stack.callocInt(1);
      long kernel = CL10.clCreateKernel(program, step.kernel(), error);
      check(error.get(0));
      for (int i = 0; i < step.arguments().size(); i++) {
        check(set(kernel, i, step.arguments().get(i)));
      }
      return kernel;
    }
  }

  private int set(long kernel, int index, Object value) {
    if (value instanceof Integer number) {
      return CL10.clSetKernelArg1i(kernel, index, number);
    } else if (value instanceof Float number) {
      return CL10.clSetKernelArg1f(kernel, index, number);
    } else if (value instanceof Double number) {
      return CL10.clSetKernelArg1d(kernel, index, number);
    }
    return CL10.clSetKernelArg1p(kernel, index, buffers.computeIfAbsent(value, this::buffer));
  }

  private long buffer(Object array) {
    ArrayMemory memory = copies.computeIfAbsent(array, ArrayMemory::new);
    try (MemoryStack stack = MemoryStack.stackPush()) {
      IntBuffer error = stack.callocInt(1);
      long flags = CL10.CL_MEM_READ_WRITE | CL10.CL_MEM_COPY_HOST_PTR;
      long buffer =
          CL10.nclCreateBuffer(
              device.context(),
              flags,
              memory.bytes(),
              memory.address(),
              MemoryUtil.memAddress(error));
      check(error.get(0));
      return buffer;
    }
  }

  private static PointerBuffer sizes(List<Integer> values) {
    if (values.isEmpty()) {
      return null;
    }
    PointerBuffer sizes = MemoryUtil.memAllocPointer(values.size());
    for (int i = 0; i < values.size(); i++) {
      sizes.put(i, values.get(i));
    }
    return sizes;
  }

  @Override
  public PeerKind kind() {
    return PeerKind.POCL;
  }

  @Override
  public void run() {
    for (Enqueue e : enqueues) {
      check(
          CL10.clEnqueueNDRangeKernel(
              device.queue(), e.kernel, e.dimensions, null, e.global, e.local, null, null));
    }
    check(CL10.clFinish(device.queue()));
  }

  @Override
  public Object result(Object output) {
    ArrayMemory memory = copies.get(output);
    check(
        CL10.nclEnqueueReadBuffer(
            device.queue(),
            buffers.get(output),
            CL10.CL_TRUE,
            0,
            memory.bytes(),
            memory.address(),
            0,
            NULL,
            NULL));
    return memory.copy();
  }

  @Override
  public void close() {
    for (Enqueue e : enqueues) {
      CL10.clReleaseKernel(e.kernel);
      MemoryUtil.memFree(e.global);
      MemoryUtil.memFree(e.local);
    }
    buffers.values().forEach(CL10::clReleaseMemObject);
    copies.values().forEach(ArrayMemory::close);
    CL10.clReleaseProgram(program);
  }
}
