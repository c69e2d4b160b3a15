package dev.sycamore.runtime.opencl;

import dev.sycamore.binding.KernelForm;
import dev.sycamore.binding.ParameterBinding;
import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.runtime.driver.ArgumentValue;
import dev.sycamore.runtime.driver.DeviceStream;
import dev.sycamore.runtime.driver.LaunchListener;
import dev.sycamore.runtime.driver.ParameterValues;
import dev.sycamore.runtime.driver.StreamPoint;
import dev.sycamore.runtime.images.ImageCache;
import dev.sycamore.runtime.kernel.BoundKernel;
import dev.sycamore.runtime.natives.CallStack;
import dev.sycamore.runtime.range.Geometry;
import dev.sycamore.runtime.range.IndexExtent;
import dev.sycamore.runtime.statistics.DeviceCounters;
import dev.sycamore.runtime.statistics.RecordedStep;
import dev.sycamore.runtime.statistics.RuntimeEvents;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.lwjgl.PointerBuffer;
import org.lwjgl.opencl.CL10;
import org.lwjgl.system.MemoryStack;
import org.lwjgl.system.MemoryUtil;
import org.lwjgl.system.Pointer;

/** Kernels in a command queue of their own. */
final class OpenClStream implements DeviceStream {
  private final OpenClCopies copies;
  private final String device;
  private final CommandQueue queue;
  private final OpenClPrograms programs;
  private final Optional<PrivateStack> privateStack;
  private final DeviceCounters counters;
  private final boolean profiling;
  private final OpenClLaunches launches;

  /** The events that the next launch waits for, retained. */
  private final List<OpenClPoint> waits = new ArrayList<>();

  /** Whether the driver may have compiled since the stream was finished. */
  private boolean compiles;

  private final Queue<OpenClKernel> kernels = new ConcurrentLinkedQueue<>();

  OpenClStream(
      OpenClCopies copies,
      OpenClDeviceInfo device,
      CommandQueue queue,
      OpenClPrograms programs,
      boolean profiling) {
    this.copies = copies;
    this.device = device.id();
    this.queue = queue;
    this.programs = programs;
    this.privateStack = device.privateStack();
    this.counters = DeviceCounters.of(this.device);
    this.profiling = profiling;
    this.launches = new OpenClLaunches(device.id(), profiling ? new OpenClClock() : null);
  }

  @Override
  public DeviceKernel load(BoundKernel kernel, ImageEntry image) {
    ImageCache.Loaded<OpenClProgram> program = programs.of(kernel, image);
    OpenClKernel loaded = new OpenClKernel(kernel, program);
    kernels.add(loaded);
    return loaded;
  }

  @Override
  public void launch(
      DeviceKernel kernel,
      Geometry geometry,
      List<ArgumentValue> arguments,
      LaunchListener listener) {
    OpenClKernel openClKernel = (OpenClKernel) kernel;
    counters.launched();
    boolean isNew = openClKernel.isNewFor(geometry);
    compiles |= isNew;
    RecordedStep step = RuntimeEvents.launch(device, openClKernel.shown(), geometry.size());
    try {
      long queuedNs = profiling ? System.nanoTime() : 0;
      long event = enqueue(openClKernel, geometry, arguments);
      launches.add(event, queuedNs, openClKernel.shown(), listener);
    } finally {
      step.end();
      endWaits();
    }
    if (isNew) {
      SignalHandlers.restore();
    }
    OpenCl.check(CL10.clFlush(queue.handle()), "clFlush");
  }

  private long enqueue(OpenClKernel kernel, Geometry geometry, List<ArgumentValue> arguments) {
    List<ParameterBinding> parameters = kernel.parameters();
    try (CallStack stack = CallStack.open()) {
      for (int i = 0; i < parameters.size(); i++) {
        ParameterBinding parameter = parameters.get(i);
        ArgumentValue argument = arguments.get(parameter.argument());
        int error = setArgument(kernel.handle(), i, parameter, argument, stack);
        OpenCl.check(error, "clSetKernelArg " + i + " of the kernel " + kernel.shown());
      }
      Optional<IndexExtent> local = localSize(kernel, geometry);
      PointerBuffer event = stack.callocPointer(1);
      int error =
          CL10.clEnqueueNDRangeKernel(
              queue.handle(),
              kernel.handle(),
              geometry.dimensions(),
              geometry.hasOffset() ? fastestFirst(geometry.offset(), stack) : null,
              fastestFirst(geometry.global(), stack),
              local.map(size -> fastestFirst(size, stack)).orElse(null),
              waitList(stack),
              event);
      OpenCl.check(error, "clEnqueueNDRangeKernel of the kernel " + kernel.shown());
      return event.get(0);
    }
  }

  private PointerBuffer waitList(MemoryStack stack) {
    if (waits.isEmpty()) {
      return null;
    }
    PointerBuffer events = stack.mallocPointer(waits.size());
    for (int i = 0; i < waits.size(); i++) {
      events.put(i, waits.get(i).event());
    }
    return events;
  }

  private void endWaits() {
    waits.forEach(OpenClPoint::close);
    waits.clear();
  }

  @Override
  public StreamPoint point() {
    return launches.point();
  }

  @Override
  public boolean waitFor(StreamPoint point) {
    if (point instanceof OpenClPoint other) {
      waits.add(OpenClPoint.of(other.event()));
      return true;
    }
    return point.isReached();
  }

  /** The size of work-groups; empty if the driver chooses it. */
  private Optional<IndexExtent> localSize(OpenClKernel kernel, Geometry geometry) {
    if (geometry.form() == KernelForm.ND_RANGE) {
      return Optional.of(geometry.local());
    }
    return privateStack.flatMap(s -> s.groupSize(geometry.global(), kernel.privateBytes()));
  }

  private int setArgument(
      long kernel,
      int index,
      ParameterBinding parameter,
      ArgumentValue argument,
      MemoryStack stack) {
    return switch (parameter.role()) {
      case POINTER, REPORT -> {
        if (ParameterValues.isLeftOut(argument)) {
          yield CL10.nclSetKernelArg(kernel, index, Pointer.POINTER_SIZE, MemoryUtil.NULL);
        }
        OpenClBlock block = (OpenClBlock) ParameterValues.memory(parameter, argument);
        long offset = ParameterValues.reportOffset(argument);
        if (offset != 0) {
          block = ((OpenClSharedBlock) block).from(offset);
        }
        yield block.setArgument(kernel, index, queue, copies, stack);
      }
      case LOCAL_POINTER -> {
        long size = ParameterValues.local(parameter, argument).size();
        yield CL10.nclSetKernelArg(kernel, index, Math.max(size, 1), MemoryUtil.NULL);
      }
      default -> {
        // The low bytes come first: the machines that LWJGL knows are all little-endian.
        ByteBuffer value = stack.malloc(Long.BYTES, Long.BYTES);
        value.putLong(0, ParameterValues.number(parameter, argument));
        long address = MemoryUtil.memAddress(value);
        yield CL10.nclSetKernelArg(kernel, index, parameter.size(), address);
      }
    };
  }

  private static PointerBuffer fastestFirst(IndexExtent sizes, MemoryStack stack) {
    PointerBuffer reversed = stack.mallocPointer(sizes.dimensions());
    for (int d = 0; d < sizes.dimensions(); d++) {
      reversed.put(sizes.dimensions() - 1 - d, sizes.get(d));
    }
    return reversed;
  }

  @Override
  public void finish() {
    RecordedStep step = RuntimeEvents.await(device);
    try {
      queue.finish();
    } finally {
      step.end();
      if (compiles) {
        compiles = false;
        SignalHandlers.restore();
      }
      launches.settleAll();
    }
  }

  @Override
  public boolean finish(LaunchListener launch) {
    long event = launches.event(launch);
    if (event == 0) {
      return false;
    }
    RecordedStep step = RuntimeEvents.await(device);
    try {
      int error = OpenClEvents.await(event);
      if (error != CL10.CL_SUCCESS && !OpenClEvents.hasEnded(event)) {
        return false;
      }
    } finally {
      step.end();
      if (compiles) {
        SignalHandlers.restore();
      }
    }
    launches.settleUpTo(launch);
    return true;
  }

  @Override
  public void close() {
    launches.settleAll();
    endWaits();
    for (OpenClKernel kernel : kernels) {
      CL10.clReleaseKernel(kernel.handle());
    }
    queue.close();
  }
}
