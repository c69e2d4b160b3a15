package dev.sycamore.benchmarks.cpu.kernels;

import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import dev.sycamore.FloatMemory;
import dev.sycamore.benchmarks.cpu.CpuBenchmark;
import dev.sycamore.benchmarks.cpu.DeviceRun;
import dev.sycamore.benchmarks.cpu.OpenClStep;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Spheres, a box and a floor, found by marching along rays, with normals and shadows: records,
 * divergent loops, calls.
 */
final class RayMarcherBenchmark implements CpuBenchmark {
  private static final int ROWS = 256;
  private static final int COLUMNS = 384;
  private static final int LIMIT = 96;

  private final float[] image = new float[ROWS * COLUMNS];

  @Override
  public String title() {
    return "ray marcher with records, 384 x 256";
  }

  @Override
  public List<Object> outputs() {
    return List.of(image);
  }

  @Override
  public List<Object> parameters() {
    return List.of(ROWS, COLUMNS, LIMIT, image);
  }

  @Override
  public List<OpenClStep> steps() {
    return List.of(OpenClStep.over("march", List.of(COLUMNS, ROWS), ROWS, COLUMNS, LIMIT, image));
  }

  /** A point or a direction. */
  private record Vector(float x, float y, float z) {

    Vector plus(Vector v) {
      return new Vector(x + v.x, y + v.y, z + v.z);
    }

    Vector minus(Vector v) {
      return new Vector(x - v.x, y - v.y, z - v.z);
    }

    Vector times(float by) {
      return new Vector(x * by, y * by, z * by);
    }

    float dot(Vector v) {
      return x * v.x + y * v.y + z * v.z;
    }

    float length() {
      return (float) Math.sqrt(dot(this));
    }

    Vector unit() {
      return times(1 / length());
    }
  }

  private record Ray(Vector from, Vector to) {

    Vector at(float distance) {
      return from.plus(to.times(distance));
    }
  }

  private static float sphere(Vector p, float x, float y, float z, float radius) {
    return p.minus(new Vector(x, y, z)).length() - radius;
  }

  private static float box(Vector p, float x, float y, float z, float half) {
    float dx = Math.max(Math.abs(p.x() - x) - half, 0);
    float dy = Math.max(Math.abs(p.y() - y) - half, 0);
    float dz = Math.max(Math.abs(p.z() - z) - half, 0);
    return new Vector(dx, dy, dz).length() - 0.1f;
  }

  /** The distance to the nearest surface. */
  private static float scene(Vector p) {
    float floor = p.y() + 1;
    float spheres = Math.min(sphere(p, -1.2f, 0, 0.5f, 1), sphere(p, 0.9f, -0.4f, -0.6f, 0.6f));
    return Math.min(floor, Math.min(spheres, box(p, 1.6f, -0.3f, 1.8f, 0.6f)));
  }

  /** How far a ray goes until it hits a surface, or the limit. */
  private static float march(Ray ray, float start, float end, int limit) {
    float distance = start;
    for (int step = 0; step < limit && distance < end; step++) {
      float free = scene(ray.at(distance));
      if (free < 1e-3f) {
        return distance;
      }
      distance += free;
    }
    return end;
  }

  private static Vector normal(Vector p) {
    float e = 1e-2f;
    float x =
        scene(new Vector(p.x() + e, p.y(), p.z())) - scene(new Vector(p.x() - e, p.y(), p.z()));
    float y =
        scene(new Vector(p.x(), p.y() + e, p.z())) - scene(new Vector(p.x(), p.y() - e, p.z()));
    float z =
        scene(new Vector(p.x(), p.y(), p.z() + e)) - scene(new Vector(p.x(), p.y(), p.z() - e));
    return new Vector(x, y, z).unit();
  }

  private static float brightness(int row, int column, int rows, int columns, int limit) {
    float u = (2f * column - columns) / rows;
    float v = (rows - 2f * row) / rows;
    Ray ray = new Ray(new Vector(0, 0.5f, -5), new Vector(u, v, 2).unit());
    float distance = march(ray, 0, 30, limit);
    if (distance >= 30) {
      return 0.1f + 0.1f * v;
    }
    Vector hit = ray.at(distance);
    Vector normal = normal(hit);
    Vector light = new Vector(-0.5f, 0.8f, -0.4f).unit();
    float diffuse = Math.max(normal.dot(light), 0);
    if (diffuse > 0 && march(new Ray(hit, light), 0.05f, 10, limit) < 10) {
      diffuse *= 0.3f;
    }
    return 0.15f + 0.85f * diffuse;
  }

  @Override
  public void streams() {
    IntStream.range(0, ROWS)
        .parallel()
        .forEach(
            row -> {
              for (int column = 0; column < COLUMNS; column++) {
                image[row * COLUMNS + column] = brightness(row, column, ROWS, COLUMNS, LIMIT);
              }
            });
  }

  @Override
  public DeviceRun on(DeviceQueue queue) {
    return new OnDevice(queue, this);
  }

  private static final class OnDevice extends DeviceRun {
    private final int rows = ROWS;
    private final int columns = COLUMNS;
    private final int limit = LIMIT;
    private final FloatMemory image;

    OnDevice(DeviceQueue queue, RayMarcherBenchmark data) {
      super(queue);
      image = output(data.image);
    }

    @Override
    public void run() {
      queue
          .parallelFor(
              range(rows, columns),
              (row, column) ->
                  image.set(row * columns + column, brightness(row, column, rows, columns, limit)))
          .await();
    }
  }
}
