package dev.sycamore.benchmarks.cpu.kernels;

import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import dev.sycamore.IntMemory;
import dev.sycamore.LocalInts;
import dev.sycamore.benchmarks.cpu.CpuBenchmark;
import dev.sycamore.benchmarks.cpu.DeviceRun;
import dev.sycamore.benchmarks.cpu.InputValues;
import dev.sycamore.benchmarks.cpu.OpenClStep;
import java.util.Arrays;
import java.util.List;

/**
 * Running sums: each work-item sums some elements, each group scans its items in local memory, the
 * sums of the groups are scanned in the same way by one group, and are added.
 */
final class PrefixSumBenchmark implements CpuBenchmark {
  private static final int N = 1 << 22;
  private static final int GROUP = 256;
  private static final int EACH = 4;
  private static final int BLOCK = EACH * GROUP;
  private static final int BLOCKS = N / BLOCK;

  private final int[] values = InputValues.ints(N, 1, 100);
  private final int[] sums = new int[N];
  private final int[] blockTotals = new int[BLOCKS];
  private final int[] blockSums = new int[BLOCKS];
  private final int[] total = new int[1];

  @Override
  public String title() {
    return "prefix sum, 2^22 ints, groups of 256";
  }

  @Override
  public List<Object> outputs() {
    return List.of(sums);
  }

  @Override
  public List<Object> parameters() {
    return List.of(N, BLOCK, values, sums, blockSums);
  }

  @Override
  public List<OpenClStep> steps() {
    return List.of(
        OpenClStep.inGroups(
            "scan", List.of(N / EACH), List.of(GROUP), EACH, values, sums, blockTotals),
        OpenClStep.inGroups(
            "scan", List.of(GROUP), List.of(GROUP), BLOCKS / GROUP, blockTotals, blockSums, total),
        OpenClStep.over("add_offsets", List.of(N - BLOCK), BLOCK, blockSums, sums));
  }

  @Override
  public void streams() {
    System.arraycopy(values, 0, sums, 0, N);
    Arrays.parallelPrefix(sums, Integer::sum);
  }

  @Override
  public DeviceRun on(DeviceQueue queue) {
    return new OnDevice(queue, this);
  }

  private static final class OnDevice extends DeviceRun {
    private final IntMemory values;
    private final IntMemory sums;
    private final IntMemory blockTotals;
    private final IntMemory blockSums;
    private final IntMemory total;

    OnDevice(DeviceQueue queue, PrefixSumBenchmark data) {
      super(queue);
      values = input(data.values);
      sums = output(data.sums);
      blockTotals = output(data.blockTotals);
      blockSums = output(data.blockSums);
      total = output(data.total);
    }

    private void scan(int items, int each, IntMemory from, IntMemory to, IntMemory totals) {
      queue.submit(
          h -> {
            LocalInts scanned = h.localInts(2 * GROUP);
            h.parallelFor(
                ndRange(items, GROUP),
                it -> {
                  int item = it.localId();
                  int first = each * it.globalId();
                  int total = 0;
                  for (int k = 0; k < each; k++) {
                    total += from.get(first + k);
                  }
                  int old = 0;
                  scanned.set(item, total);
                  it.barrier();
                  for (int step = 1; step < GROUP; step *= 2) {
                    int sum = scanned.get(old + item);
                    if (item >= step) {
                      sum += scanned.get(old + item - step);
                    }
                    old = GROUP - old;
                    scanned.set(old + item, sum);
                    it.barrier();
                  }
                  int running = scanned.get(old + item) - total;
                  for (int k = 0; k < each; k++) {
                    running += from.get(first + k);
                    to.set(first + k, running);
                  }
                  if (item == GROUP - 1) {
                    totals.set(it.groupId(), running);
                  }
                });
          });
    }

    @Override
    public void run() {
      scan(N / EACH, EACH, values, sums, blockTotals);
      scan(GROUP, BLOCKS / GROUP, blockTotals, blockSums, total);
      queue
          .parallelFor(
              range(N - BLOCK),
              i -> sums.set(i + BLOCK, sums.get(i + BLOCK) + blockSums.get(i / BLOCK)))
          .await();
    }
  }
}
