package dev.sycamore.benchmarks.cpu.kernels;

import static dev.sycamore.NdRange.ndRange;

import dev.sycamore.DeviceQueue;
import dev.sycamore.FloatMemory;
import dev.sycamore.NdKernel1;
import dev.sycamore.Op;
import dev.sycamore.annotations.ReqdSubGroupSize;
import dev.sycamore.benchmarks.cpu.CpuBenchmark;
import dev.sycamore.benchmarks.cpu.DeviceRun;
import dev.sycamore.benchmarks.cpu.InputValues;
import dev.sycamore.benchmarks.cpu.OpenClStep;
import dev.sycamore.benchmarks.cpu.PeerKind;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The sum of a vector: each sub-group goes over a part that is contiguous, and adds its lanes at the
 * end; a last sub-group adds the sums of the parts. OpenCL C has the lanes of a vector instead.
 */
final class ReductionBenchmark implements CpuBenchmark {
  private static final int N = 1 << 24;
  private static final int PARTS = 256;
  private static final int LANES = 16;

  private final float[] values = InputValues.floats(N, 1, 0, 1);
  private final float[] sums = new float[PARTS];
  private final float[] sum = new float[1];

  @Override
  public String title() {
    return "reduction, 2^24 floats, sub-groups of 16";
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
            "reduce", List.of(PARTS), List.of(1), N / PARTS, values, sums),
        OpenClStep.inGroups("reduce", List.of(1), List.of(1), PARTS, sums, sum));
  }

  @Override
  public double tolerance(PeerKind peer) {
    // C and streams add in another order.
    return peer == PeerKind.POCL ? 0 : 1e-4;
  }

  @Override
  public void streams() {
    int part = N / PARTS;
    sum[0] =
        (float)
            IntStream.range(0, PARTS)
                .parallel()
                .mapToDouble(
                    p -> {
                      float total = 0;
                      for (int i = p * part; i < (p + 1) * part; i++) {
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

    private void reduce(int parts, int part, FloatMemory from, FloatMemory to) {
      queue.parallelFor(
          ndRange(parts * LANES, LANES),
          (@ReqdSubGroupSize(LANES) NdKernel1)
              it -> {
                int first = it.groupId() * part + it.localId();
                float a = 0;
                float b = 0;
                float c = 0;
                float d = 0;
                for (int i = 0; i < part; i += 4 * LANES) {
                  a += from.get(first + i);
                  b += from.get(first + i + LANES);
                  c += from.get(first + i + 2 * LANES);
                  d += from.get(first + i + 3 * LANES);
                }
                float total = it.subGroup().reduce((a + b) + (c + d), Op.ADD);
                if (it.localId() == 0) {
                  to.set(it.groupId(), total);
                }
              });
    }

    @Override
    public void run() {
      reduce(PARTS, N / PARTS, values, sums);
      reduce(1, PARTS, sums, sum);
      queue.await();
    }
  }
}
