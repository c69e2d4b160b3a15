package dev.sycamore.benchmarks.cpu;

import dev.sycamore.DeviceMemory;
import dev.sycamore.DeviceQueue;
import dev.sycamore.DoubleMemory;
import dev.sycamore.FloatMemory;
import dev.sycamore.IntMemory;
import dev.sycamore.MemoryKind;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * A kernel in Sycamore: its data stay in memory of the device, {@link #run()} launches and waits.
 */
public abstract class DeviceRun implements AutoCloseable {

  protected final DeviceQueue queue;
  private final List<DeviceMemory> memories = new ArrayList<>();
  private final Map<Object, Supplier<Object>> results = new IdentityHashMap<>();

  protected DeviceRun(DeviceQueue queue) {
    this.queue = queue;
  }

  /** Launches all kernels and waits for the last. */
  public abstract void run();

  /** The elements of an output, copied from the device. */
  public Object result(Object output) {
    return results.get(output).get();
  }

  /** Memory with the values of an input. */
  protected FloatMemory input(float[] values) {
    FloatMemory memory = output(values);
    queue.copy(values, 0, memory, 0, values.length);
    return memory;
  }

  /** Memory with the values of an input. */
  protected DoubleMemory input(double[] values) {
    DoubleMemory memory = output(values);
    queue.copy(values, 0, memory, 0, values.length);
    return memory;
  }

  /** Memory with the values of an input. */
  protected IntMemory input(int[] values) {
    IntMemory memory = output(values);
    queue.copy(values, 0, memory, 0, values.length);
    return memory;
  }

  /** Zeroed memory for an output. */
  protected FloatMemory output(float[] values) {
    FloatMemory memory = DeviceMemory.floats(queue, values.length, MemoryKind.DEVICE);
    memories.add(memory);
    results.put(
        values,
        () -> {
          float[] copy = new float[values.length];
          queue.copy(memory, 0, copy, 0, copy.length);
          return copy;
        });
    return memory;
  }

  /** Zeroed memory for an output. */
  protected DoubleMemory output(double[] values) {
    DoubleMemory memory = DeviceMemory.doubles(queue, values.length, MemoryKind.DEVICE);
    memories.add(memory);
    results.put(
        values,
        () -> {
          double[] copy = new double[values.length];
          queue.copy(memory, 0, copy, 0, copy.length);
          return copy;
        });
    return memory;
  }

  /** Zeroed memory for an output. */
  protected IntMemory output(int[] values) {
    IntMemory memory = DeviceMemory.ints(queue, values.length, MemoryKind.DEVICE);
    memories.add(memory);
    results.put(
        values,
        () -> {
          int[] copy = new int[values.length];
          queue.copy(memory, 0, copy, 0, copy.length);
          return copy;
        });
    return memory;
  }

  @Override
  public void close() {
    queue.await();
    memories.forEach(DeviceMemory::close);
  }
}
