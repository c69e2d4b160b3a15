package dev.sycamore.benchmarks.cpu.kernels;

import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import dev.sycamore.FloatMemory;
import dev.sycamore.benchmarks.cpu.CpuBenchmark;
import dev.sycamore.benchmarks.cpu.DeviceRun;
import dev.sycamore.benchmarks.cpu.InputValues;
import dev.sycamore.benchmarks.cpu.OpenClStep;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The acceleration of each body by all others: bound by arithmetic, every work-item takes the same
 * path.
 */
final class NBodyBenchmark implements CpuBenchmark {
  private static final int N = 4096;
  private static final float SOFTENING = 1e-3f;

  private final float[] x = InputValues.floats(N, 1, -1, 1);
  private final float[] y = InputValues.floats(N, 2, -1, 1);
  private final float[] z = InputValues.floats(N, 3, -1, 1);
  private final float[] mass = InputValues.floats(N, 4, 0.5f, 1);
  private final float[] ax = new float[N];
  private final float[] ay = new float[N];
  private final float[] az = new float[N];

  @Override
  public String title() {
    return "n-body, 4096";
  }

  @Override
  public List<Object> outputs() {
    return List.of(ax, ay, az);
  }

  @Override
  public List<Object> parameters() {
    return List.of(N, SOFTENING, x, y, z, mass, ax, ay, az);
  }

  @Override
  public List<OpenClStep> steps() {
    return List.of(
        OpenClStep.over("accelerate", List.of(N), N, SOFTENING, x, y, z, mass, ax, ay, az));
  }

  @Override
  public void streams() {
    IntStream.range(0, N)
        .parallel()
        .forEach(
            i -> {
              float sx = 0;
              float sy = 0;
              float sz = 0;
              for (int j = 0; j < N; j++) {
                float dx = x[j] - x[i];
                float dy = y[j] - y[i];
                float dz = z[j] - z[i];
                float square = dx * dx + dy * dy + dz * dz + SOFTENING;
                float inverse = 1 / (float) Math.sqrt(square);
                float pull = mass[j] * inverse * inverse * inverse;
                sx += pull * dx;
                sy += pull * dy;
                sz += pull * dz;
              }
              ax[i] = sx;
              ay[i] = sy;
              az[i] = sz;
            });
  }

  @Override
  public DeviceRun on(DeviceQueue queue) {
    return new OnDevice(queue, this);
  }

  private static final class OnDevice extends DeviceRun {
    private final int n = N;
    private final float softening = SOFTENING;
    private final FloatMemory x;
    private final FloatMemory y;
    private final FloatMemory z;
    private final FloatMemory mass;
    private final FloatMemory ax;
    private final FloatMemory ay;
    private final FloatMemory az;

    OnDevice(DeviceQueue queue, NBodyBenchmark data) {
      super(queue);
      x = input(data.x);
      y = input(data.y);
      z = input(data.z);
      mass = input(data.mass);
      ax = output(data.ax);
      ay = output(data.ay);
      az = output(data.az);
    }

    @Override
    public void run() {
      queue
          .parallelFor(
              range(n),
              i -> {
                float xi = x.get(i);
                float yi = y.get(i);
                float zi = z.get(i);
                float sx = 0;
                float sy = 0;
                float sz = 0;
                for (int j = 0; j < n; j++) {
                  float dx = x.get(j) - xi;
                  float dy = y.get(j) - yi;
                  float dz = z.get(j) - zi;
                  float square = dx * dx + dy * dy + dz * dz + softening;
                  float inverse = 1 / (float) Math.sqrt(square);
                  float pull = mass.get(j) * inverse * inverse * inverse;
                  sx += pull * dx;
                  sy += pull * dy;
                  sz += pull * dz;
                }
                ax.set(i, sx);
                ay.set(i, sy);
                az.set(i, sz);
              })
          .await();
    }
  }
}
