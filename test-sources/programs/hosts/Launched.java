package hosts;

import static dev.sycamore.AccessMode.READ_WRITE;
import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.*;
import dev.sycamore.annotations.Kernel;
import dev.sycamore.annotations.ReqdWorkGroupSize;
import dev.sycamore.annotations.SpecConstant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Kernels with arguments of every kind. launched.c launches them too, and prints the same lines. */
public class Launched {
  @SpecConstant static int factor = 3;
  @SpecConstant static boolean negate;

  enum Mode {
    PLUS,
    MINUS
  }

  record Inner(short s, char c) {}

  record Outer(boolean flag, Inner inner, byte b) {}

  record Weights(int[] values, int offset) {}

  public static String[] run(DeviceQueue q) {
    List<String> lines = new ArrayList<>();
    lines.add("values " + joined(values(q)));
    lines.add("scaled " + joined(scaled(q)));
    lines.add("part " + joined(part(q)));
    lines.add("reversed " + joined(reversed(q)));
    lines.add("sums " + joined(sums(q)));
    return lines.toArray(String[]::new);
  }

  /** Values alone: captured ones, components of records, an enum. */
  static long[] values(DeviceQueue q) {
    long[] out = new long[9];
    long register = (1L << 40) + 5;
    int i = 1 << 30;
    float f = 1.75f;
    Mode mode = Mode.MINUS;
    Outer o = new Outer(true, new Inner((short) -300, '\u20ac'), (byte) -7);
    q.singleTask(
            "values",
            () -> {
              out[0] = register;
              out[1] = i + i;
              out[2] = (long) (f * 4);
              out[3] = mode == Mode.MINUS ? 1 : 2;
              out[4] = o.flag() ? 10 : 20;
              out[5] = o.inner().s();
              out[6] = o.inner().c();
              out[7] = o.b();
              out[8] = out.length;
            })
        .await();
    return out;
  }

  /** Arrays with their lengths, one of them in a record, and specialization constants. */
  static int[] scaled(DeviceQueue q) {
    int[] in = new int[10];
    int[] out = new int[10];
    for (int i = 0; i < in.length; i++) {
      in[i] = 7 * i - 3;
    }
    Weights w = new Weights(new int[] {2, -1, 5}, 1);
    q.parallelFor(
            "scaled",
            range(10),
            i -> {
              int x = in[i] * factor + w.values()[(i + w.offset()) % w.values().length];
              out[i] = negate ? -x : x + in.length;
            })
        .await();
    return out;
  }

  /** A part of a buffer: an accessor with an offset, in two dimensions. */
  static int[] part(DeviceQueue q) {
    int[] a = new int[6 * 9];
    for (int i = 0; i < a.length; i++) {
      a[i] = i;
    }
    try (IntDeviceBuffer2 buffer = DeviceBuffer.wrap(a, range(6, 9))) {
      q.submit(
          h -> {
            IntAccessor2 part = buffer.access(h, READ_WRITE, range(3, 4), range(2, 5));
            h.parallelFor(
                "part",
                range(3, 4),
                (i, j) -> part.set(i, j, part.get(i, j) * 100 + part.range(0) * 10 + part.range(1)));
          });
    }
    return a;
  }

  /** Work-groups of a size that the kernel requires, local memory and a barrier. */
  @Kernel
  @ReqdWorkGroupSize({2, 4})
  static void reversed(NdItem2 it, LocalInts2 tile, int[] out) {
    int i = it.localId(0);
    int j = it.localId(1);
    tile.set(i, j, it.globalId(0) * 8 + it.globalId(1));
    it.barrier();
    out[it.globalId(0) * 8 + it.globalId(1)] = tile.get(1 - i, 3 - j) + 1000 * it.groupId(1);
  }

  static int[] reversed(DeviceQueue q) {
    int[] out = new int[4 * 8];
    q.submit(
            h ->
                LaunchedKernels.reversed(
                    h, ndRange(range(4, 8), range(2, 4)), h.localInts(2, 4), out))
        .await();
    return out;
  }

  /** A group operation, whose local memory nobody captures. */
  static int[] sums(DeviceQueue q) {
    int[] out = new int[16];
    q.parallelFor(
            "sums",
            ndRange(16, 4),
            it -> out[it.globalId()] = it.group().reduce(it.globalId() * it.globalId(), Op.ADD))
        .await();
    return out;
  }

  /** Reports to the host, which launched.c decodes. */
  static void prints(DeviceQueue q, int x, long y) {
    q.singleTask("prints", () -> DeviceDebug.printf("x = %d? y = %d%n", x, y));
  }

  private static String joined(int[] values) {
    return joined(Arrays.stream(values).asLongStream().toArray());
  }

  private static String joined(long[] values) {
    return Arrays.stream(values).mapToObj(Long::toString).collect(Collectors.joining(" "));
  }
}
