import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** Records that hold arrays, and rows of arrays: what they are made of is computed once, where they are made. */
public class KeptValues {
  record Two(int[] v, int x) {}

  public static Object run(DeviceQueue q) {
    int[] rows = new int[64];
    int[] cubes = new int[64];
    int[] inPlace = new int[64];
    q.parallelFor(
            range(64),
            i -> {
              int[][] g = {{1, 2}, {3, 4}};
              int k = 0;
              Two t = new Two(g[k], k++);
              k = 1;
              t.v()[0] += 100;
              rows[i] = t.v()[0] + g[1][0] * 1000 + t.x() * 7;
            })
        .await();
    q.parallelFor(
            range(64),
            i -> {
              int[][][] c = {{{1}, {2}}, {{3}, {4}}};
              int k = 0;
              int[][] s = c[k];
              k = i % 2;
              s[k][0] += 10;
              cubes[i] = c[0][0][0] + c[0][1][0] * 3 + c[1][0][0] * 5;
            })
        .await();
    q.parallelFor(
            range(64),
            i -> {
              int[] mine = {i, 2};
              int k = i;
              inPlace[i] = new Two(mine, k++).v()[0] + k * 100;
              int s = 4;
              Two t = new Two(mine, s);
              s = 9;
              inPlace[i] += t.x() * 10000 + s;
              mine[1] = new Two(new int[] {7, i}, ++s).v()[1] + s + new Two(mine, s++).x();
              inPlace[i] += mine[1] + s;
            })
        .await();
    return new Object[] {rows, cubes, inPlace};
  }
}
