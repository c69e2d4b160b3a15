package dev.sycamore.samples.gallery;

import static dev.sycamore.Range.range;

import dev.sycamore.Atomics;
import dev.sycamore.DeviceQueue;
import java.nio.file.Path;
import java.util.Random;

/** Two galaxies that pass each other: each body is attracted by all others. */
public final class Galaxies {

  private static final int STEPS = 140;
  private static final float TIME = 0.01f;

  private Galaxies() {}

  /** The bodies, as one array for each property: faster than an array of records. */
  private static final class Bodies {
    final float[] x;
    final float[] y;
    final float[] vx;
    final float[] vy;
    final float[] mass;

    Bodies(int count) {
      x = new float[count];
      y = new float[count];
      vx = new float[count];
      vy = new float[count];
      mass = new float[count];
    }

    /** A heavy body, and light ones that circle around it. */
    void galaxy(int from, int to, float x0, float y0, float vx0, float vy0, Random random) {
      for (int i = from; i < to; i++) {
        double r = i == from ? 0 : 0.15 + 0.85 * random.nextDouble();
        double angle = 2 * StrictMath.PI * random.nextDouble();
        double speed = i == from ? 0 : Math.sqrt(1 / r);
        x[i] = (float) (x0 + r * StrictMath.cos(angle));
        y[i] = (float) (y0 + r * StrictMath.sin(angle));
        vx[i] = (float) (vx0 - speed * StrictMath.sin(angle));
        vy[i] = (float) (vy0 + speed * StrictMath.cos(angle));
        mass[i] = i == from ? 1 : 1e-5f;
      }
    }
  }

  private static void step(DeviceQueue q, Bodies bodies) {
    float[] x = bodies.x;
    float[] y = bodies.y;
    float[] vx = bodies.vx;
    float[] vy = bodies.vy;
    float[] mass = bodies.mass;
    q.parallelFor(
        range(x.length),
        i -> {
          float ax = 0;
          float ay = 0;
          for (int j = 0; j < mass.length; j++) {
            float dx = x[j] - x[i];
            float dy = y[j] - y[i];
            float square = dx * dx + dy * dy + 0.003f; // no pull grows without end
            float pull = mass[j] / (square * (float) Math.sqrt(square));
            ax += pull * dx;
            ay += pull * dy;
          }
          vx[i] += TIME * ax;
          vy[i] += TIME * ay;
        });
    // A kernel of its own: in the one above, others still read the old places.
    q.parallelFor(
        range(x.length),
        i -> {
          x[i] += TIME * vx[i];
          y[i] += TIME * vy[i];
        });
  }

  /** Draws where the bodies were in the last steps, in a picture that is so many pixels wide. */
  public static Picture draw(DeviceQueue q, int size) {
    int width = size;
    int height = size * 9 / 16;
    Bodies bodies = new Bodies(4 * size);
    Random random = new Random(5);
    bodies.galaxy(0, 2 * size, -1.2f, 0.7f, 0.5f, 0, random);
    bodies.galaxy(2 * size, 4 * size, 1.2f, -0.7f, -0.5f, 0, random);
    float[] x = bodies.x;
    float[] y = bodies.y;
    int[] seen = new int[width * height];
    for (int step = 0; step < STEPS; step++) {
      step(q, bodies);
      if (step >= STEPS - 10) {
        q.parallelFor(
            range(x.length),
            i -> {
              int col = (int) Math.floor(width * (x[i] / 5 + 0.5f));
              int row = (int) Math.floor(width * y[i] / 5 + height * 0.5f);
              if (row >= 0 && row < height && col >= 0 && col < width) {
                Atomics.add(seen, row * width + col, 1);
              }
            });
      }
    }
    int[] pixels = new int[width * height];
    q.parallelFor(
        range(pixels.length), i -> pixels[i] = Picture.glow(Math.min(seen[i], 8) * 0.12f));
    q.await();
    return new Picture(width, height, pixels);
  }

  public static void main(String[] args) {
    try (DeviceQueue q = DeviceQueue.open()) {
      draw(q, 1280).write(Path.of("galaxies.png"));
    }
  }
}
