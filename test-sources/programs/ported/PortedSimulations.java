import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** Ports of simulations. {@code run(null)} runs the loops that each was ported from. */
public class PortedSimulations {
  private static final int BODIES = 24;
  private static final float TIME = 0.005f;
  private static final float SOFTENING = 0.5f;

  static float[] start(int count, int salt) {
    float[] values = new float[count];
    for (int i = 0; i < count; i++) {
      values[i] = ((i + salt) * 53 % 79 - 39) * 0.25f;
    }
    return values;
  }

  /** Four floats a body: its place and its mass. The new places are in a second array. */
  static float[][] nBody(DeviceQueue q) {
    float[] places = start(4 * BODIES, 1);
    float[] speeds = start(4 * BODIES, 2);
    float[] moved = new float[4 * BODIES];
    if (q == null) {
      for (int i = 0; i < BODIES; i++) {
        float[] acceleration = new float[3];
        for (int j = 0; j < BODIES; j++) {
          float[] r = new float[3];
          float distance = SOFTENING;
          for (int k = 0; k < 3; k++) {
            r[k] = places[4 * j + k] - places[4 * i + k];
            distance += r[k] * r[k];
          }
          float inverse = 1 / (float) Math.sqrt(distance);
          float force = places[4 * j + 3] * inverse * inverse * inverse;
          for (int k = 0; k < 3; k++) {
            acceleration[k] += force * r[k];
          }
        }
        for (int k = 0; k < 3; k++) {
          moved[4 * i + k] =
              places[4 * i + k] + speeds[4 * i + k] * TIME + 0.5f * acceleration[k] * TIME * TIME;
          speeds[4 * i + k] += acceleration[k] * TIME;
        }
        moved[4 * i + 3] = places[4 * i + 3];
      }
    } else {
      q.parallelFor(
              range(BODIES),
              i -> {
                float[] acceleration = new float[3];
                for (int j = 0; j < BODIES; j++) {
                  float[] r = new float[3];
                  float distance = SOFTENING;
                  for (int k = 0; k < 3; k++) {
                    r[k] = places[4 * j + k] - places[4 * i + k];
                    distance += r[k] * r[k];
                  }
                  float inverse = 1 / (float) Math.sqrt(distance);
                  float force = places[4 * j + 3] * inverse * inverse * inverse;
                  for (int k = 0; k < 3; k++) {
                    acceleration[k] += force * r[k];
                  }
                }
                for (int k = 0; k < 3; k++) {
                  moved[4 * i + k] =
                      places[4 * i + k] + speeds[4 * i + k] * TIME + 0.5f * acceleration[k] * TIME * TIME;
                  speeds[4 * i + k] += acceleration[k] * TIME;
                }
                moved[4 * i + 3] = places[4 * i + 3];
              })
          .await();
    }
    return new float[][] {moved, speeds};
  }

  /** Bodies in arrays that are fields, in two steps of each move: speeds, then places. */
  static class Universe {
    private final float[] x = start(BODIES, 3);
    private final float[] y = start(BODIES, 4);
    private final float[] z = start(BODIES, 5);
    private final float[] vx = new float[BODIES];
    private final float[] vy = new float[BODIES];
    private final float[] vz = new float[BODIES];
    private final float mass = 5;

    void move(DeviceQueue q) {
      if (q == null) {
        for (int body = 0; body < BODIES; body++) {
          float ax = 0;
          float ay = 0;
          float az = 0;
          for (int other = 0; other < BODIES; other++) {
            float dx = x[other] - x[body];
            float dy = y[other] - y[body];
            float dz = z[other] - z[body];
            float inverse = (float) (1 / Math.sqrt(dx * dx + dy * dy + dz * dz + SOFTENING));
            float force = mass * inverse * inverse * inverse;
            ax += force * dx;
            ay += force * dy;
            az += force * dz;
          }
          vx[body] += ax * TIME;
          vy[body] += ay * TIME;
          vz[body] += az * TIME;
        }
        for (int body = 0; body < BODIES; body++) {
          x[body] += vx[body] * TIME;
          y[body] += vy[body] * TIME;
          z[body] += vz[body] * TIME;
        }
      } else {
        q.parallelFor(
            range(BODIES),
            body -> {
              float ax = 0;
              float ay = 0;
              float az = 0;
              for (int other = 0; other < BODIES; other++) {
                float dx = x[other] - x[body];
                float dy = y[other] - y[body];
                float dz = z[other] - z[body];
                float inverse = (float) (1 / Math.sqrt(dx * dx + dy * dy + dz * dz + SOFTENING));
                float force = mass * inverse * inverse * inverse;
                ax += force * dx;
                ay += force * dy;
                az += force * dz;
              }
              vx[body] += ax * TIME;
              vy[body] += ay * TIME;
              vz[body] += az * TIME;
            });
        q.parallelFor(
                range(BODIES),
                body -> {
                  x[body] += vx[body] * TIME;
                  y[body] += vy[body] * TIME;
                  z[body] += vz[body] * TIME;
                })
            .await();
      }
    }
  }

  static float[][] universe(DeviceQueue q) {
    Universe universe = new Universe();
    for (int move = 0; move < 3; move++) {
      universe.move(q);
    }
    return new float[][] {universe.x, universe.y, universe.z, universe.vx, universe.vy, universe.vz};
  }

  /** A body as an object in the loop; on the device its components are in arrays, and records where it is used. */
  static class Body {
    float x;
    float y;
    float vx;
    float vy;
    final float mass;

    Body(float x, float y, float mass) {
      this.x = x;
      this.y = y;
      this.mass = mass;
    }
  }

  static float[][] objects(DeviceQueue q) {
    float[] x = start(BODIES, 6);
    float[] y = start(BODIES, 7);
    float[] mass = start(BODIES, 8);
    float[] vx = new float[BODIES];
    float[] vy = new float[BODIES];
    if (q == null) {
      Body[] bodies = new Body[BODIES];
      for (int i = 0; i < BODIES; i++) {
        bodies[i] = new Body(x[i], y[i], mass[i]);
      }
      for (int i = 0; i < BODIES; i++) {
        float ax = 0;
        float ay = 0;
        for (int k = 0; k < BODIES; k++) {
          float dx = bodies[k].x - bodies[i].x;
          float dy = bodies[k].y - bodies[i].y;
          float force = bodies[k].mass / (dx * dx + dy * dy + SOFTENING);
          ax += force * dx;
          ay += force * dy;
        }
        bodies[i].vx += ax * TIME;
        bodies[i].vy += ay * TIME;
      }
      for (int i = 0; i < BODIES; i++) {
        vx[i] = bodies[i].vx;
        vy[i] = bodies[i].vy;
      }
    } else {
      q.parallelFor(
              range(BODIES),
              i -> {
                float ax = 0;
                float ay = 0;
                for (int k = 0; k < BODIES; k++) {
                  float dx = x[k] - x[i];
                  float dy = y[k] - y[i];
                  float force = mass[k] / (dx * dx + dy * dy + SOFTENING);
                  ax += force * dx;
                  ay += force * dy;
                }
                vx[i] += ax * TIME;
                vy[i] += ay * TIME;
              })
          .await();
    }
    return new float[][] {vx, vy};
  }

  /** Two boards in one array; two fields say which is read and which is written. */
  static class Life {
    private static final int WIDTH = 16;
    private static final int HEIGHT = 12;
    private static final int ALIVE = 0xffffff;

    private final int[] cells = new int[2 * WIDTH * HEIGHT];
    private int from = 0;
    private int to = WIDTH * HEIGHT;

    private void cell(int i) {
      int x = i % WIDTH;
      int y = i / WIDTH;
      int at = from + i;
      if (x == 0 || x == WIDTH - 1 || y == 0 || y == HEIGHT - 1) {
        cells[to + i] = cells[at];
      } else {
        int neighbours = 0;
        for (int dy = -WIDTH; dy <= WIDTH; dy += WIDTH) {
          for (int dx = -1; dx <= 1; dx++) {
            if (dx != 0 || dy != 0) {
              neighbours += cells[at + dy + dx] & 1;
            }
          }
        }
        cells[to + i] = neighbours == 3 || neighbours == 2 && cells[at] == ALIVE ? ALIVE : 0;
      }
    }

    void generation(DeviceQueue q) {
      if (q == null) {
        for (int i = 0; i < WIDTH * HEIGHT; i++) {
          cell(i);
        }
      } else {
        q.parallelFor(range(WIDTH * HEIGHT), i -> cell(i)).await();
      }
      int swapped = from;
      from = to;
      to = swapped;
    }
  }

  static int[] life(DeviceQueue q) {
    Life life = new Life();
    for (int i = 0; i < Life.WIDTH * Life.HEIGHT; i++) {
      life.cells[i] = i * i % 7 < 3 ? Life.ALIVE : 0;
    }
    for (int generation = 0; generation < 5; generation++) {
      life.generation(q);
    }
    return life.cells;
  }

  /** A star of neighbours in each direction; the loops begin inside of the border, and so does the range. */
  static float[] stencil(DeviceQueue q) {
    int radius = 2;
    int depth = 7;
    int height = 9;
    int width = 10;
    float[] weights = {-3, 1, 0.25f};
    float[] in = start(depth * height * width, 9);
    float[] out = new float[in.length];
    if (q == null) {
      for (int z = radius; z < depth - radius; z++) {
        for (int y = radius; y < height - radius; y++) {
          for (int x = radius; x < width - radius; x++) {
            int at = (z * height + y) * width + x;
            float sum = weights[0] * in[at];
            for (int r = 1; r <= radius; r++) {
              sum += weights[r] * (in[at - r] + in[at + r]);
              sum += weights[r] * (in[at - r * width] + in[at + r * width]);
              sum += weights[r] * (in[at - r * width * height] + in[at + r * width * height]);
            }
            out[at] = sum;
          }
        }
      }
    } else {
      q.parallelFor(
              range(depth - 2 * radius, height - 2 * radius, width - 2 * radius).withOffset(radius, radius, radius),
              (z, y, x) -> {
                int at = (z * height + y) * width + x;
                float sum = weights[0] * in[at];
                for (int r = 1; r <= radius; r++) {
                  sum += weights[r] * (in[at - r] + in[at + r]);
                  sum += weights[r] * (in[at - r * width] + in[at + r * width]);
                  sum += weights[r] * (in[at - r * width * height] + in[at + r * width * height]);
                }
                out[at] = sum;
              })
          .await();
    }
    return out;
  }

  public static Object run(DeviceQueue q) {
    return new Object[] {nBody(q), universe(q), objects(q), life(q), stencil(q)};
  }
}
