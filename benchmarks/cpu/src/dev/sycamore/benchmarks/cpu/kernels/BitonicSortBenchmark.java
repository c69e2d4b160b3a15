package dev.sycamore.benchmarks.cpu.kernels;

import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import dev.sycamore.IntMemory;
import dev.sycamore.benchmarks.cpu.CpuBenchmark;
import dev.sycamore.benchmarks.cpu.DeviceRun;
import dev.sycamore.benchmarks.cpu.InputValues;
import dev.sycamore.benchmarks.cpu.OpenClStep;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** A bitonic sort, a launch for each of its 153 stages: launches count as well. */
final class BitonicSortBenchmark implements CpuBenchmark {
  private static final int N = 1 << 17;

  /** A part for each call of the stream's function. */
  private static final int PART = 1 << 12;

  private final int[] values = InputValues.ints(N, 1, Integer.MAX_VALUE);
  private final int[] sorted = new int[N];

  @Override
  public String title() {
    return "bitonic sort, 2^17 ints, 153 launches";
  }

  @Override
  public List<Object> outputs() {
    return List.of(sorted);
  }

  @Override
  public List<Object> parameters() {
    return List.of(N, values, sorted);
  }

  @Override
  public List<OpenClStep> steps() {
    List<OpenClStep> steps = new ArrayList<>();
    for (int run = 2; run <= N; run *= 2) {
      for (int distance = run / 2; distance > 0; distance /= 2) {
        // The first stage reads the values, all others sort in place.
        Object from = run == 2 ? values : sorted;
        steps.add(OpenClStep.over("exchange", List.of(N / 2), run, distance, from, sorted));
      }
    }
    return steps;
  }

  @Override
  public void streams() {
    for (int run = 2; run <= N; run *= 2) {
      for (int distance = run / 2; distance > 0; distance /= 2) {
        int length = run;
        int apart = distance;
        int[] from = run == 2 ? values : sorted;
        IntStream.range(0, N / 2 / PART)
            .parallel()
            .forEach(part -> exchangeOnJvm(part * PART, length, apart, from));
      }
    }
  }

  private void exchangeOnJvm(int first, int run, int distance, int[] from) {
    for (int pair = first; pair < first + PART; pair++) {
      int low = 2 * pair - (pair & (distance - 1));
      int high = low + distance;
      int a = from[low];
      int b = from[high];
      boolean ascending = (low & run) == 0;
      sorted[low] = ascending ? Math.min(a, b) : Math.max(a, b);
      sorted[high] = ascending ? Math.max(a, b) : Math.min(a, b);
    }
  }

  @Override
  public DeviceRun on(DeviceQueue queue) {
    return new OnDevice(queue, this);
  }

  private static final class OnDevice extends DeviceRun {
    private final IntMemory values;
    private final IntMemory sorted;

    OnDevice(DeviceQueue queue, BitonicSortBenchmark data) {
      super(queue);
      values = input(data.values);
      sorted = output(data.sorted);
    }

    private void exchange(int run, int distance, IntMemory from, IntMemory to) {
      queue.parallelFor(
          range(N / 2),
          pair -> {
            int low = 2 * pair - (pair & (distance - 1));
            int high = low + distance;
            int a = from.get(low);
            int b = from.get(high);
            boolean ascending = (low & run) == 0;
            to.set(low, ascending ? Math.min(a, b) : Math.max(a, b));
            to.set(high, ascending ? Math.max(a, b) : Math.min(a, b));
          });
    }

    @Override
    public void run() {
      for (int run = 2; run <= N; run *= 2) {
        for (int distance = run / 2; distance > 0; distance /= 2) {
          exchange(run, distance, run == 2 ? values : sorted, sorted);
        }
      }
      queue.await();
    }
  }
}
