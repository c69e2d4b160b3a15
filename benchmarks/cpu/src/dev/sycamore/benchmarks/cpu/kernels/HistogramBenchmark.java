package dev.sycamore.benchmarks.cpu.kernels;

import static dev.sycamore.Range.range;

import dev.sycamore.Atomics;
import dev.sycamore.DeviceQueue;
import dev.sycamore.IntMemory;
import dev.sycamore.benchmarks.cpu.CpuBenchmark;
import dev.sycamore.benchmarks.cpu.DeviceRun;
import dev.sycamore.benchmarks.cpu.InputValues;
import dev.sycamore.benchmarks.cpu.OpenClStep;
import java.util.List;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.stream.IntStream;

/** How often each of 256 values occurs, counted with atomic additions. */
final class HistogramBenchmark implements CpuBenchmark {
  private static final int N = 1 << 21;
  private static final int BINS = 256;

  private final int[] values = InputValues.ints(N, 1, BINS);
  private final int[] counts = new int[BINS];

  @Override
  public String title() {
    return "histogram, 2^21 ints, 256 bins, atomics";
  }

  @Override
  public List<Object> outputs() {
    return List.of(counts);
  }

  @Override
  public List<Object> parameters() {
    return List.of(N, BINS, values, counts);
  }

  @Override
  public List<OpenClStep> steps() {
    return List.of(
        OpenClStep.over("clear", List.of(BINS), counts),
        OpenClStep.over("count", List.of(N), values, counts));
  }

  @Override
  public void streams() {
    AtomicIntegerArray bins = new AtomicIntegerArray(BINS);
    IntStream.range(0, N).parallel().forEach(i -> bins.getAndIncrement(values[i]));
    for (int bin = 0; bin < BINS; bin++) {
      counts[bin] = bins.get(bin);
    }
  }

  @Override
  public DeviceRun on(DeviceQueue queue) {
    return new OnDevice(queue, this);
  }

  private static final class OnDevice extends DeviceRun {
    private final IntMemory values;
    private final IntMemory counts;

    OnDevice(DeviceQueue queue, HistogramBenchmark data) {
      super(queue);
      values = input(data.values);
      counts = output(data.counts);
    }

    @Override
    public void run() {
      queue.parallelFor(range(BINS), bin -> counts.set(bin, 0));
      queue.parallelFor(range(N), i -> Atomics.add(counts, values.get(i), 1)).await();
    }
  }
}
