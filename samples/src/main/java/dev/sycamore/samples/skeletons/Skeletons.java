package dev.sycamore.samples.skeletons;

import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import dev.sycamore.Event;
import dev.sycamore.LocalFloats;
import dev.sycamore.annotations.Kernel;

/**
 * Skeletons of parallel algorithms on arrays. Parameters are marked {@code @Kernel}, so that the
 * compiler refuses a call whose function it does not know.
 *
 * <p>All methods submit work and return; results are in the arrays after {@link Event#await} or
 * {@link DeviceQueue#await}. Those that return a number wait.
 */
public final class Skeletons {

  /** Work-items of a group; a power of two. */
  private static final int GROUP = 64;

  /** Groups of a reduction: each work-item folds many elements before the group does. */
  private static final int MOST_GROUPS = 32;

  private Skeletons() {}

  /** Sets each element to a function of its index. */
  public static Event tabulate(DeviceQueue q, @Kernel IndexMap f, float[] out) {
    return q.parallelFor(range(out.length), i -> out[i] = f.apply(i));
  }

  /** {@code out[i] = f(in[i])}; both may be the same array. */
  public static Event map(DeviceQueue q, @Kernel FloatMap f, float[] in, float[] out) {
    checkLength(in, out);
    return q.parallelFor(range(out.length), i -> out[i] = f.apply(in[i]));
  }

  /** {@code out[i] = f(x[i], y[i])}. */
  public static Event zip(DeviceQueue q, @Kernel FloatFold f, float[] x, float[] y, float[] out) {
    checkLength(x, out);
    checkLength(y, out);
    return q.parallelFor(range(out.length), i -> out[i] = f.apply(x[i], y[i]));
  }

  /**
   * Folds all elements.
   *
   * @param f associative and commutative
   * @param neutral with {@code f(neutral, x) = x}
   */
  public static float reduce(DeviceQueue q, @Kernel FloatFold f, float neutral, float[] in) {
    return mapReduce(q, x -> x, f, neutral, in);
  }

  /** Folds a function of all elements, without an array between the two. */
  public static float mapReduce(
      DeviceQueue q, @Kernel FloatMap map, @Kernel FloatFold fold, float neutral, float[] in) {
    int groups = Math.max(1, Math.min(MOST_GROUPS, (in.length + GROUP - 1) / GROUP));
    float[] folded = new float[groups];
    q.submit(
        h -> {
          LocalFloats part = h.localFloats(GROUP);
          h.parallelFor(
              ndRange(groups * GROUP, GROUP),
              it -> {
                float own = neutral;
                for (int i = it.globalId(); i < in.length; i += groups * GROUP) {
                  own = fold.apply(own, map.apply(in[i]));
                }
                int l = it.localId();
                part.set(l, own);
                for (int half = GROUP / 2; half > 0; half /= 2) {
                  it.barrier();
                  if (l < half) {
                    part.set(l, fold.apply(part.get(l), part.get(l + half)));
                  }
                }
                if (l == 0) {
                  folded[it.groupId()] = part.get(0);
                }
              });
        });
    q.await();
    float result = neutral;
    for (float each : folded) {
      result = fold.apply(result, each);
    }
    return result;
  }

  /**
   * {@code out[i] = f(... f(f(neutral, in[0]), in[1]) ..., in[i])}: a scan that includes the
   * element.
   *
   * @param f associative
   * @param neutral with {@code f(neutral, x) = x}
   */
  public static Event scan(
      DeviceQueue q, @Kernel FloatFold f, float neutral, float[] in, float[] out) {
    checkLength(in, out);
    int groups = (in.length + GROUP - 1) / GROUP;
    if (groups == 0) {
      return q.submit(h -> h.singleTask(() -> {}));
    }
    float[] ends = new float[groups];
    scanGroups(q, f, neutral, in, out, ends);
    if (groups == 1) {
      return q.parallelFor(range(1), i -> ends[i] = neutral);
    }
    float[] before = new float[groups];
    scan(q, f, neutral, ends, before);
    return q.parallelFor(
        range(out.length - GROUP),
        i -> out[i + GROUP] = f.apply(before[i / GROUP], out[i + GROUP]));
  }

  /** Scans each work-group's elements by themselves. */
  private static void scanGroups(
      DeviceQueue q, FloatFold f, float neutral, float[] in, float[] out, float[] ends) {
    q.submit(
        h -> {
          LocalFloats part = h.localFloats(2 * GROUP);
          h.parallelFor(
              ndRange(ends.length * GROUP, GROUP),
              it -> {
                int i = it.globalId();
                int l = it.localId();
                int from = 0;
                part.set(l, i < in.length ? in[i] : neutral);
                for (int step = 1; step < GROUP; step *= 2) {
                  it.barrier();
                  int to = GROUP - from;
                  float own = part.get(from + l);
                  part.set(to + l, l < step ? own : f.apply(part.get(from + l - step), own));
                  from = to;
                }
                if (i < out.length) {
                  out[i] = part.get(from + l);
                }
                if (l == GROUP - 1) {
                  ends[it.groupId()] = part.get(from + l);
                }
              });
        });
  }

  /**
   * Sets each element of a plane to a function of those around it.
   *
   * @param in row after row
   * @param out another array of the same length
   */
  public static Event stencil(
      DeviceQueue q, @Kernel FloatStencil f, int width, float[] in, float[] out) {
    checkLength(in, out);
    if (in == out || width <= 0 || in.length % width != 0) {
      throw new IllegalArgumentException("two planes of whole rows are required");
    }
    int height = in.length / width;
    return q.parallelFor(
        range(height, width),
        (y, x) -> out[y * width + x] = f.apply(new Neighbourhood(in, width, height, x, y)));
  }

  /** Applies a stencil several times, from one plane to the other and back. */
  public static float[] iterate(
      DeviceQueue q, @Kernel FloatStencil f, int width, int times, float[] start) {
    float[] now = start.clone();
    float[] next = new float[start.length];
    for (int k = 0; k < times; k++) {
      stencil(q, f, width, now, next);
      float[] old = now;
      now = next;
      next = old;
    }
    q.await();
    return now;
  }

  private static void checkLength(float[] in, float[] out) {
    if (in.length != out.length) {
      throw new IllegalArgumentException(in.length + " and " + out.length + " elements");
    }
  }
}
