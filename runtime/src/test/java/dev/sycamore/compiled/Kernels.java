package dev.sycamore.compiled;

import static dev.sycamore.AccessMode.READ;
import static dev.sycamore.AccessMode.READ_WRITE;
import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.AccessMode;
import dev.sycamore.DeviceBuffer;
import dev.sycamore.DeviceQueue;
import dev.sycamore.Event;
import dev.sycamore.FloatAccessor2;
import dev.sycamore.FloatDeviceBuffer2;
import dev.sycamore.GraphRecorder;
import dev.sycamore.Half;
import dev.sycamore.IntAccessor;
import dev.sycamore.IntDeviceBuffer;
import dev.sycamore.IntMemory;
import dev.sycamore.LocalInts;

/** Launches of kernels whose images are written by hand, in {@code kernels.c} and {@code .cl}. */
public final class Kernels {
  private Kernels() {}

  public static void saxpy(DeviceQueue q, float a, float[] x, float[] y) {
    q.parallelFor("saxpy", range(x.length), i -> y[i] = a * x[i] + y[i]);
  }

  static void transpose(DeviceQueue q, int rows, int columns, int[] in, int[] out) {
    q.parallelFor(
        "transpose", range(rows, columns), (i, j) -> out[j * rows + i] = in[i * columns + j]);
  }

  static void scalars(
      DeviceQueue q,
      long[] out,
      boolean z,
      byte b,
      short s,
      char c,
      int i,
      long l,
      float f,
      double d,
      Half h) {
    q.singleTask(
        "scalars",
        () -> {
          out[0] = z ? 1 : 0;
          out[1] = b;
          out[2] = s;
          out[3] = c;
          out[4] = i;
          out[5] = l;
          out[6] = Float.floatToRawIntBits(f);
          out[7] = Double.doubleToRawLongBits(d);
          out[8] = h.bits();
        });
  }

  static void bytes(DeviceQueue q, boolean[] z, byte[] b, short[] s, char[] c, Half[] h) {
    q.parallelFor(
        "bytes",
        range(z.length),
        i -> {
          z[i] = !z[i];
          b[i] = (byte) ~b[i];
          s[i] = (short) ~s[i];
          c[i] = (char) ~c[i];
          h[i] = h[i].neg();
        });
  }

  public static void addInPart(DeviceQueue q, FloatDeviceBuffer2 buffer, float v) {
    q.submit(
        h -> {
          FloatAccessor2 a = buffer.access(h, READ_WRITE, range(2, 3), range(1, 2));
          h.parallelFor(
              "addInPart", range(a.range(0), a.range(1)), (i, j) -> a.set(i, j, a.get(i, j) + v));
        });
  }

  static void reverseGroups(DeviceQueue q, IntDeviceBuffer in, int[] out, int group) {
    reverseGroups(q, in, READ, out, group);
  }

  static void reverseGroups(
      DeviceQueue q, IntDeviceBuffer in, AccessMode mode, int[] out, int group) {
    q.submit(
        h -> {
          IntAccessor a = in.access(h, mode);
          LocalInts tile = h.localInts(group);
          h.parallelFor(
              "reverseGroups",
              ndRange(a.size(), group),
              it -> {
                tile.set(it.localId(), a.get(it.globalId()));
                it.barrier();
                out[it.globalId()] = tile.get(tile.size() - 1 - it.localId());
              });
        });
  }

  public static Event increment(DeviceQueue q, int[] a) {
    return q.parallelFor("increment", range(a.length), i -> a[i]++);
  }

  public static Event incrementAfter(DeviceQueue q, int[] a, Event... before) {
    return q.submit(
        h -> {
          h.dependsOn(before);
          h.parallelFor("increment", range(a.length), i -> a[i]++);
        });
  }

  /** Adds 1 to an array, an index to a buffer, and the buffer to what was copied of it. */
  public static void record(GraphRecorder r, int[] a, IntDeviceBuffer b, IntDeviceBuffer copy) {
    r.submit(h -> h.parallelFor("increment", range(a.length), i -> a[i]++));
    r.submit(
        h -> {
          IntAccessor access = b.access(h, READ_WRITE);
          h.parallelFor("fillBuffer", range(access.size()), i -> access.set(i, access.get(i) + i));
        });
    r.submit(h -> h.copy(b.access(h, AccessMode.READ), copy.access(h, AccessMode.WRITE)));
    r.submit(h -> h.parallelFor("increment", range(a.length), i -> a[i]++));
  }

  public static void recordFills(GraphRecorder r, int times, IntDeviceBuffer buffer) {
    for (int n = 0; n < times; n++) {
      r.submit(
          h -> {
            IntAccessor access = buffer.access(h, READ_WRITE);
            h.parallelFor(
                "fillBuffer", range(access.size()), i -> access.set(i, access.get(i) + i));
          });
    }
  }

  /** Adds {@code a} times an array to another one, twice. */
  public static void recordSaxpy(GraphRecorder r, float a, float[] x, float[] y) {
    for (int n = 0; n < 2; n++) {
      r.submit(h -> h.parallelFor("saxpy", range(x.length), i -> y[i] = a * x[i] + y[i]));
    }
  }

  static void copyEven(DeviceQueue q, int[] from, int[] to) {
    q.parallelFor(
        "copyEven",
        range(from.length),
        i -> {
          if (i % 2 == 0) {
            to[i] = from[i];
          }
        });
  }

  public static Event fillBuffer(DeviceQueue q, IntDeviceBuffer buffer) {
    return fillBuffer(q, buffer, READ_WRITE);
  }

  static Event fillBuffer(DeviceQueue q, IntDeviceBuffer buffer, AccessMode mode) {
    return q.submit(
        h -> {
          IntAccessor a = buffer.access(h, mode);
          h.parallelFor("fillBuffer", range(a.size()), i -> a.set(i, a.get(i) + i));
        });
  }

  public static Event addToMemory(DeviceQueue q, IntMemory memory) {
    return q.parallelFor(
        "addToMemory", range(memory.size()), i -> memory.set(i, memory.get(i) + i));
  }

  public static Event empty(DeviceQueue q) {
    return q.parallelFor("empty", range(1), i -> {});
  }

  /** The same after some events. */
  public static Event addToMemoryAfter(DeviceQueue q, IntMemory memory, Event... before) {
    return q.submit(
        h -> {
          h.dependsOn(before);
          h.parallelFor("addToMemory", range(memory.size()), i -> memory.set(i, memory.get(i) + i));
        });
  }

  static void notInTheImage(DeviceQueue q, int[] a) {
    q.parallelFor("notInTheImage", range(a.length), i -> a[i]--);
  }

  /** Is not in the image either. */
  static Event addBuffer(DeviceQueue q, IntDeviceBuffer to, IntDeviceBuffer from) {
    return q.submit(
        h -> {
          IntAccessor sums = to.access(h, READ_WRITE);
          IntAccessor more = from.access(h, READ);
          h.parallelFor("addBuffer", range(1), i -> sums.set(i, sums.get(i) + more.get(i)));
        });
  }

  static void needsGpu(DeviceQueue q, int[] a) {
    q.parallelFor("needsGpu", range(a.length), i -> a[i] = 1);
  }

  static void foreignAccessor(DeviceQueue q, IntDeviceBuffer buffer) {
    IntAccessor[] kept = new IntAccessor[1];
    int[] unused = {0};
    q.submit(
        h -> {
          kept[0] = buffer.access(h, READ_WRITE);
          h.parallelFor("increment", range(1), i -> unused[i]++);
        });
    IntAccessor a = kept[0];
    q.parallelFor("fillBuffer", range(a.size()), i -> a.set(i, a.get(i) + i));
  }

  static IntAccessor keptAccessor(DeviceQueue q, IntDeviceBuffer buffer) {
    IntAccessor[] kept = new IntAccessor[1];
    q.submit(
        h -> {
          IntAccessor a = buffer.access(h, READ_WRITE);
          kept[0] = a;
          h.parallelFor("fillBuffer", range(a.size()), i -> a.set(i, a.get(i) + i));
        });
    return kept[0];
  }

  static DeviceBuffer wrong(DeviceQueue q, IntDeviceBuffer buffer) {
    q.parallelFor("saxpy", range(1), i -> buffer.size());
    return buffer;
  }
}
