package dev.sycamore.benchmarks.cpu.kernels;

import static dev.sycamore.NdRange.ndRange;

import dev.sycamore.DeviceQueue;
import dev.sycamore.FloatMemory;
import dev.sycamore.LocalFloats;
import dev.sycamore.benchmarks.cpu.CpuBenchmark;
import dev.sycamore.benchmarks.cpu.DeviceRun;
import dev.sycamore.benchmarks.cpu.InputValues;
import dev.sycamore.benchmarks.cpu.OpenClStep;
import dev.sycamore.benchmarks.cpu.PeerKind;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The sum of a vector: each work-item sums some elements, each group its items by a tree in local
 * memory, and a last group the sums of the groups.
 */
final class ReductionBenchmark implements CpuBenchmark {
  private static final int N = 1 << 24;
  private static final int GROUP = 256;
  private static final int GROUPS = 256;

  private final float[] values = InputValues.floats(N, 1, 0, 1);
  private final float[] sums = new float[GROUPS];
  private final float[] sum = new float[1];

  @Override
  public String title() {
    return "reduction, 2^24 floats, groups of 256";
  }

  @Override
  public List<Object> outputs() {
    return List.of(sum);
  }

  @Override
  public List<Object> parameters() {
    return List.of(N, values, sum);
  }

  @Override
  public List<OpenClStep> steps() {
    return List.of(
        OpenClStep.inGroups(
            "reduce", List.of(GROUPS * GROUP), List.of(GROUP), N / GROUPS, values, sums),
        OpenClStep.inGroups("reduce", List.of(GROUP), List.of(GROUP), GROUPS, sums, sum));
  }

  @Override
  public double tolerance(PeerKind peer) {
    // C and streams add in another order.
    return peer == PeerKind.POCL ? 0 : 1e-4;
  }

  @Override
  public void streams() {
    int part = N / GROUPS;
    sum[0] =
        (float)
            IntStream.range(0, GROUPS)
                .parallel()
                .mapToDouble(
                    group -> {
                      float total = 0;
                      for (int i = group * part; i < (group + 1) * part; i++) {
                        total += values[i];
                      }
                      return total;
                    })
                .sum();
  }

  @Override
  public DeviceRun on(DeviceQueue queue) {
    return new OnDevice(queue, this);
  }

  private static final class OnDevice extends DeviceRun {
    private final FloatMemory values;
    private final FloatMemory sums;
    private final FloatMemory sum;

    OnDevice(DeviceQueue queue, ReductionBenchmark data) {
      super(queue);
      values = input(data.values);
      sums = output(data.sums);
      sum = output(data.sum);
    }

    private void reduce(int groups, int part, FloatMemory from, FloatMemory to) {
      queue.submit(
          h -> {
            LocalFloats totals = h.localFloats(GROUP);
            h.parallelFor(
                ndRange(groups * GROUP, GROUP),
                it -> {
                  int item = it.localId();
                  int first = it.groupId() * part;
                  float total = 0;
                  for (int i = item; i < part; i += GROUP) {
                    total += from.get(first + i);
                  }
                  totals.set(item, total);
                  for (int half = GROUP / 2; half > 0; half /= 2) {
                    it.barrier();
                    if (item < half) {
                      totals.set(item, totals.get(item) + totals.get(item + half));
                    }
                  }
                  if (item == 0) {
                    to.set(it.groupId(), totals.get(0));
                  }
                });
          });
    }

    @Override
    public void run() {
      reduce(GROUPS, N / GROUPS, values, sums);
      reduce(1, GROUPS, sums, sum);
      queue.await();
    }
  }
}
