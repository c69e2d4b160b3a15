import static dev.sycamore.NdRange.ndRange;

import dev.sycamore.*;

/** Group operations and barriers in uniform loops, conditions and device functions. */
public class GroupsInControlFlow {
  private static final int SIZE = 24;
  private static final int N = 5 * SIZE;

  record Work(Group group, int[] in, int weight) {}

  record Pair(int a, int b) {}

  static int sum(NdItem1 it, int x) {
    return it.group().reduce(x, Op.ADD);
  }

  static int twice(Group group, int x) {
    int first = group.reduce(x, Op.ADD);
    return first + group.reduce(x * 2, Op.MAX);
  }

  static int weighted(Work work, int i) {
    return work.group().reduce(work.in()[i] * work.weight(), Op.ADD);
  }

  static <T> int generic(Group group, T ignored, int x) {
    return group.inclusiveScan(x, Op.XOR);
  }

  static int[] functions(DeviceQueue q, int[] in) {
    int[] out = new int[4 * N];
    q.parallelFor(
            ndRange(N, SIZE),
            it -> {
              int i = it.globalId();
              var group = it.group();
              out[4 * i] = sum(it, in[i]);
              out[4 * i + 1] = twice(group, in[i]);
              out[4 * i + 2] = weighted(new Work(group, in, 3), i);
              out[4 * i + 3] = generic(group, new Pair(1, 2), in[i]);
            })
        .await();
    return out;
  }

  /** Loops whose bound is captured, and one that goes on until all are done. */
  static int[] loops(DeviceQueue q, int[] in, int rounds) {
    int[] out = new int[2 * N];
    q.parallelFor(
            ndRange(N, SIZE),
            it -> {
              int i = it.globalId();
              int total = 0;
              for (int r = 0; r < rounds; r++) {
                total = total * 3 + it.group().reduce(in[i] + r, Op.ADD);
              }
              out[2 * i] = total;
              int left = it.localId();
              int steps = 0;
              while (it.group().any(left > 0)) {
                left -= 3;
                steps++;
              }
              out[2 * i + 1] = steps;
            })
        .await();
    return out;
  }

  /** A condition that a group operation decided, and operations within expressions. */
  static int[] conditions(DeviceQueue q, int[] in, boolean deep) {
    int[] out = new int[2 * N];
    q.parallelFor(
            ndRange(N, SIZE),
            it -> {
              int i = it.globalId();
              Group group = it.group();
              int most = group.reduce(in[i], Op.MAX);
              if (most > 48) {
                out[2 * i] = group.exclusiveScan(in[i], Op.ADD, most);
              } else if (deep) {
                out[2 * i] = group.inclusiveScan(in[i], Op.MIN);
              }
              out[2 * i + 1] =
                  group.all(in[i] > -60) && it.groupId() != 2
                      ? group.reduce(it.localId() + 1, Op.MUL)
                      : -1;
            })
        .await();
    return out;
  }

  /** Barriers and local memory of one's own, beside those of group operations. */
  static int[] barriers(DeviceQueue q, int[] in) {
    int[] out = new int[2 * N];
    q.submit(
            h -> {
              LocalInts tile = h.localInts(SIZE);
              h.parallelFor(
                  ndRange(N, SIZE),
                  it -> {
                    int i = it.globalId();
                    int l = it.localId();
                    switch (it.groupId() % 3) {
                      case 0 -> out[2 * i] = it.group().broadcast(in[i], 2);
                      case 1 -> {
                        tile.set(l, in[i]);
                        it.barrier();
                        out[2 * i] = tile.get(SIZE - 1 - l);
                      }
                      default -> out[2 * i] = it.group().reduce(in[i], Op.AND);
                    }
                    it.barrier();
                    tile.set(l, in[i]);
                    it.group().barrier();
                    int neighbour = tile.get((l + 1) % SIZE);
                    out[2 * i + 1] = it.group().reduce(neighbour - in[i], Op.OR) + tile.get(l);
                  });
            })
        .await();
    return out;
  }

  public static Object run(DeviceQueue q) {
    int[] in = new int[N];
    for (int i = 0; i < N; i++) {
      in[i] = (i * 37) % 101 - 50;
    }
    return new Object[] {
      functions(q, in),
      loops(q, in, 4),
      loops(q, in, 0),
      conditions(q, in, true),
      conditions(q, in, false),
      barriers(q, in)
    };
  }
}
