package dev.sycamore.benchmarks.cpu.kernels;

import static dev.sycamore.NdRange.ndRange;

import dev.sycamore.DeviceQueue;
import dev.sycamore.IntMemory;
import dev.sycamore.NdKernel1;
import dev.sycamore.Op;
import dev.sycamore.SubGroup;
import dev.sycamore.annotations.ReqdSubGroupSize;
import dev.sycamore.benchmarks.cpu.CpuBenchmark;
import dev.sycamore.benchmarks.cpu.DeviceRun;
import dev.sycamore.benchmarks.cpu.InputValues;
import dev.sycamore.benchmarks.cpu.OpenClStep;
import java.util.Arrays;
import java.util.List;

/**
 * Running sums: the sums of blocks, then each block after those before it. A sub-group goes over a
 * block, as many elements at a time as it has lanes. OpenCL C has the lanes of a vector instead.
 */
final class PrefixSumBenchmark implements CpuBenchmark {
  private static final int N = 1 << 22;
  private static final int LANES = 16;
  private static final int BLOCK = 1 << 14;

  /** C is faster with smaller blocks. */
  private static final int C_BLOCK = 1 << 10;
  private static final int BLOCKS = N / BLOCK;

  private final int[] values = InputValues.ints(N, 1, 100);
  private final int[] sums = new int[N];
  private final int[] blockTotals = new int[BLOCKS];
  private final int[] offsets = new int[N / C_BLOCK];

  @Override
  public String title() {
    return "prefix sum, 2^22 ints, sub-groups of 16";
  }

  @Override
  public List<Object> outputs() {
    return List.of(sums);
  }

  @Override
  public List<Object> parameters() {
    return List.of(N, C_BLOCK, values, sums, offsets);
  }

  @Override
  public List<OpenClStep> steps() {
    return List.of(
        OpenClStep.inGroups(
            "sum_blocks", List.of(BLOCKS), List.of(1), BLOCK, values, blockTotals),
        OpenClStep.inGroups(
            "scan", List.of(BLOCKS), List.of(1), BLOCK, values, blockTotals, sums));
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

    OnDevice(DeviceQueue queue, PrefixSumBenchmark data) {
      super(queue);
      values = input(data.values);
      sums = output(data.sums);
      blockTotals = output(data.blockTotals);
    }

    private void sumBlocks() {
      queue.parallelFor(
          ndRange(BLOCKS * LANES, LANES),
          (@ReqdSubGroupSize(LANES) NdKernel1)
              it -> {
                int first = it.groupId() * BLOCK + it.localId();
                int a = 0;
                int b = 0;
                for (int i = 0; i < BLOCK; i += 2 * LANES) {
                  a += values.get(first + i);
                  b += values.get(first + i + LANES);
                }
                int total = it.subGroup().reduce(a + b, Op.ADD);
                if (it.localId() == 0) {
                  blockTotals.set(it.groupId(), total);
                }
              });
    }

    /** Running sums, of each block by a sub-group, after what the blocks before add up to. */
    private void scanBlocks() {
      queue.parallelFor(
          ndRange(BLOCKS * LANES, LANES),
          (@ReqdSubGroupSize(LANES) NdKernel1)
              it -> {
                SubGroup lanes = it.subGroup();
                int first = it.groupId() * BLOCK + it.localId();
                int before = 0;
                for (int i = 0; i < it.groupId(); i += LANES) {
                  int block = i + it.localId();
                  before += block < it.groupId() ? blockTotals.get(block) : 0;
                }
                int running = lanes.reduce(before, Op.ADD);
                for (int i = 0; i < BLOCK; i += LANES) {
                  int sum = lanes.inclusiveScan(values.get(first + i), Op.ADD);
                  sums.set(first + i, running + sum);
                  running += lanes.broadcast(sum, LANES - 1);
                }
              });
    }

    @Override
    public void run() {
      sumBlocks();
      scanBlocks();
      queue.await();
    }
  }
}
