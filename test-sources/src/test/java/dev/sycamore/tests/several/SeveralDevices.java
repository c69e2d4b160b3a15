package dev.sycamore.tests.several;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceQueue;
import dev.sycamore.QueueOption;
import dev.sycamore.RuntimeStatistics;
import dev.sycamore.RuntimeStatistics.DeviceStatistics;
import dev.sycamore.tests.programs.Results;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToLongFunction;

/** The cases of the program {@code SharedBuffers}, on several devices at once. */
public final class SeveralDevices {
  /** The class of the program. */
  public static final String PROGRAM = "SharedBuffers";

  private final Class<?> program;

  /** The cases of the program as it was compiled. */
  public SeveralDevices(Class<?> program) {
    this.program = program;
  }

  /** The names of the cases, sorted. */
  public List<String> cases() {
    return Arrays.stream(program.getMethods())
        .filter(m -> m.getReturnType() == Object.class && m.getParameterCount() == 1)
        .filter(m -> m.getParameterTypes()[0] == List.class)
        .map(Method::getName)
        .sorted(Comparator.naturalOrder())
        .toList();
  }

  /** What a case has on devices that it does not have on the JVM with as many queues. */
  public List<String> differences(String name, List<String> devices, QueueOption... options)
      throws ReflectiveOperationException {
    List<String> oracle = Collections.nCopies(devices.size(), "host");
    return Results.differences(
        Results.lines(result(name, oracle, options)),
        Results.lines(result(name, devices, options)));
  }

  private Object result(String name, List<String> devices, QueueOption... options)
      throws ReflectiveOperationException {
    List<DeviceQueue> queues = open(devices, options);
    try {
      return call(program.getMethod(name, List.class), queues);
    } finally {
      queues.forEach(DeviceQueue::close);
    }
  }

  private static List<DeviceQueue> open(List<String> devices, QueueOption... options) {
    List<DeviceQueue> queues = new ArrayList<>();
    devices.forEach(d -> queues.add(DeviceQueue.open(ComputeDevice.select(d), options)));
    return queues;
  }

  private static Object call(Method method, Object... arguments)
      throws ReflectiveOperationException {
    try {
      return method.invoke(null, arguments);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof RuntimeException failure) {
        throw failure;
      }
      throw e;
    }
  }

  /** How many bytes a second a buffer moves from the first of two devices to the second. */
  public double rate(List<String> devices, int elements) throws ReflectiveOperationException {
    List<DeviceQueue> queues = open(devices);
    try {
      return (double) call(program.getMethod("rate", List.class, int.class), queues, elements);
    } finally {
      queues.forEach(DeviceQueue::close);
    }
  }

  /** The bytes that have gone to some devices from others of them, without the host. */
  public static long movedDirectly(List<String> devices) {
    return sum(devices, DeviceStatistics::bytesFromPeers);
  }

  /** The bytes that have gone from the host to some devices, and back. */
  public static long movedThroughHost(List<String> devices) {
    return sum(devices, d -> d.bytesToDevice() + d.bytesFromDevice());
  }

  private static long sum(List<String> devices, ToLongFunction<DeviceStatistics> bytes) {
    return RuntimeStatistics.snapshot().devices().stream()
        .filter(d -> devices.contains(d.device()))
        .mapToLong(bytes)
        .sum();
  }
}
