package p;

import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** Loops, labels, switch, private and constant arrays, a record. */
class Control {
  static final byte[] TABLE = {1, -2, 3};

  record Pair(int a, float b) {}

  static Pair pair(int x) {
    return new Pair(x, TABLE[x % TABLE.length]);
  }

  void run(DeviceQueue q, float[] out) {
    q.parallelFor(
        range(2, 3),
        (i, j) -> {
          int[] counts = new int[4];
          outer:
          for (int k = 0; k < 10; k++) {
            switch (k) {
              case 1 -> {
                continue outer;
              }
              case 7 -> {
                break outer;
              }
              default -> counts[k & 3]++;
            }
          }
          Pair p = pair(counts[i]);
          out[i * 3 + j] = p.a() > 2 && p.b() != 0 ? p.b() : -p.a();
        });
  }
}
