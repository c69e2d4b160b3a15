package dev.sycamore.tests.memory;

import dev.sycamore.tests.compile.Source;
import java.util.List;

/** Programs whose kernels capture arrays of arrays that have rows in common, or none. */
final class CapturedRowsPrograms {

  /** Kernels on arrays of arrays and on rows of them, in two queues, with few waits. */
  private static final Source RANDOM =
      new Source(
          "RandomRows.java",
          """
          import static dev.sycamore.Range.range;

          import dev.sycamore.*;
          import java.util.*;

          public class RandomRows {
            static final int N = 16;

            static boolean share(int[][] a, int[][] b) {
              for (int[] x : a) {
                for (int[] y : b) {
                  if (x == y) return true;
                }
              }
              return false;
            }

            public static Object run(DeviceQueue q) {
              List<Object> results = new ArrayList<>();
              for (int seed = 0; seed < 12; seed++) {
                results.add(run(q, new Random(seed), seed % 2 == 0));
              }
              return results.toArray();
            }

            static Object run(DeviceQueue q, Random random, boolean inOrder) {
              int[][] rows = new int[6][N];
              for (int[] row : rows) Arrays.setAll(row, i -> random.nextInt());
              int[][][] all = new int[5][3][];
              for (int[][] some : all) {
                for (int k = 0; k < 3; k++) some[k] = rows[random.nextInt(6)];
              }
              all[4] = all[0].clone();
              QueueOption[] options = inOrder ? new QueueOption[0] : new QueueOption[] {QueueOption.OUT_OF_ORDER};
              try (DeviceQueue other = DeviceQueue.open(q.device(), options)) {
                for (int step = 0; step < 120; step++) {
                  DeviceQueue queue = random.nextBoolean() ? q : other;
                  int[][] a = all[random.nextInt(5)];
                  int[][] b = all[random.nextInt(5)];
                  int[] x = rows[random.nextInt(6)];
                  int[] y = rows[random.nextInt(6)];
                  int k = random.nextInt(3);
                  Event event = null;
                  switch (random.nextInt(7)) {
                    case 0 -> event = queue.parallelFor(range(N), i -> a[k][i] = a[k][i] * 31 + i);
                    case 1 -> event = queue.parallelFor(range(N), i -> x[i] = x[i] * 7 + y[i] / 3);
                    case 2 -> {
                      if (!share(a, new int[][] {x})) {
                        event = queue.parallelFor(range(N), i -> {
                          int sum = 0;
                          for (int[] row : a) sum = sum * 5 + row[i];
                          x[i] += sum;
                        });
                      }
                    }
                    case 3 -> {
                      if (!share(a, b)) event = queue.parallelFor(range(N), i -> a[k][i] ^= b[2 - k][N - 1 - i]);
                    }
                    case 4 -> {
                      if (a == b || Arrays.equals(a, b)) event = queue.parallelFor(range(N), i -> a[k][i] += b[0][i] * 3);
                    }
                    case 5 -> {
                      int[] copy = new int[N];
                      event = queue.parallelFor(range(N), i -> copy[i] = a[k][i] + b[k][i] + x[i]);
                    }
                    default -> {
                      if (random.nextInt(4) == 0) queue.await();
                    }
                  }
                  if (event != null && random.nextInt(8) == 0) event.await();
                }
              }
              q.await();
              return rows;
            }
          }
          """);

  /** A graph finds the rows that the array has when it is launched. */
  private static final Source GRAPH =
      new Source(
          "RowsInGraphs.java",
          """
          import static dev.sycamore.Range.range;

          import dev.sycamore.*;

          public class RowsInGraphs {
            public static Object run(DeviceQueue q) {
              int[][] a = new int[2][8];
              int[] b = new int[8];
              int[] first = a[0];
              try (CommandGraph g =
                  CommandGraph.record(q, r -> {
                    r.parallelFor(range(8), i -> a[0][i] += i + b[i]);
                    r.parallelFor(range(8), i -> b[i] += a[0][7 - i] + a[1].length);
                  })) {
                g.launch(q);
                g.launch(q).await();
                a[0] = new int[8];
                a[1] = new int[3];
                g.launch(q).await();
                g.launch(q);
                q.await();
              }
              return new Object[] {a, b, first};
            }
          }
          """);

  /** What a launch refuses. */
  private static final Source REFUSED =
      new Source(
          "RefusedRows.java",
          """
          import static dev.sycamore.Range.range;

          import dev.sycamore.*;

          public class RefusedRows {
            interface Launch { void on(DeviceQueue q); }

            static String said(DeviceQueue q, Launch launch) {
              try {
                launch.on(q);
                q.await();
                return "nothing";
              } catch (RuntimeException e) {
                return e.getClass().getSimpleName() + ": " + e.getMessage();
              }
            }

            static void add(DeviceQueue q, float[][] a, float[] row) {
              q.parallelFor("add", range(2), i -> a[0][i] += row[i]);
            }

            static void read(DeviceQueue q, float[][] a, float[] row, float[] to) {
              q.parallelFor("read", range(2), i -> to[i] = a[0][i] + row[i]);
            }

            static void write(DeviceQueue q, float[][] from, float[][] to) {
              q.parallelFor("write", range(2), i -> to[0][i] = from[0][i]);
            }

            static void lengths(DeviceQueue q, int[][][] cube, int[] out) {
              q.parallelFor("lengths", range(1), i -> out[i] = cube.length);
            }

            public static Object run(DeviceQueue q) {
              float[][] a = {{1, 2}, {3, 4}};
              float[][] b = {a[1], {5, 6}};
              int[][][] cube = {{{1}}, {{2}, null}};
              float[] to = new float[2];
              return new String[] {
                said(q, p -> add(p, null, a[0])),
                said(q, p -> add(p, new float[][] {{1, 2}, null}, a[0])),
                said(q, p -> lengths(p, cube, new int[1])),
                said(q, p -> add(p, a, a[1])),
                said(q, p -> write(p, a, b)),
                said(q, p -> write(p, a, a)),
                said(q, p -> read(p, a, a[0], to)) + " " + to[1],
                said(q, p -> read(p, a, a[0], a[1])),
                "" + a[0][0] + a[0][1] + a[1][0] + a[1][1]
              };
            }
          }
          """);

  /** Arrays of static fields stay on the device as long as nothing changes them. */
  private static final Source STATIC =
      new Source(
          "StaticRows.java",
          """
          import static dev.sycamore.Range.range;

          import dev.sycamore.*;
          import java.util.*;

          public class StaticRows {
            static final int[][] TABLE = table();
            static final double[][] NANS = {{Double.NaN}, {1, Math.random() * 0}};
            static final long[][][] CUBE = new long[2][2][];

            static int[][] table() {
              int[][] rows = new int[6][];
              for (int i = 0; i < 6; i++) {
                rows[i] = new int[i];
                Arrays.fill(rows[i], i);
              }
              return rows;
            }

            static int[] read(DeviceQueue q) {
              int[] out = new int[8];
              q.parallelFor(range(8), i -> {
                int sum = TABLE.length;
                for (int[] row : TABLE) {
                  for (int v : row) sum = sum * 31 + v;
                }
                for (long[][] plane : CUBE) {
                  for (long[] row : plane) sum += row.length + (int) row[0] * 7;
                }
                out[i] = sum + (int) (Double.doubleToRawLongBits(NANS[0][0]) >> 8) + (int) NANS[1][1] + i;
              });
              q.await();
              return out;
            }

            public static Object run(DeviceQueue q) {
              List<Object> results = new ArrayList<>();
              for (long[][] plane : CUBE) {
                for (int k = 0; k < 2; k++) plane[k] = new long[] {k, 2};
              }
              int[][] rows = table();
              System.arraycopy(rows, 0, TABLE, 0, 6);
              results.add(read(q));
              results.add(read(q));
              TABLE[4][2] = 77;
              results.add(read(q));
              TABLE[5] = TABLE[4];
              CUBE[1][0] = new long[] {9};
              results.add(read(q));
              NANS[0][0] = Double.longBitsToDouble(0x7ff8000000abc000L);
              results.add(read(q));
              NANS[0][0] = Double.NaN;
              int[] row = TABLE[3];
              q.parallelFor(range(3), i -> row[i] += 5);
              results.add(read(q));
              int[][] all = TABLE;
              int[] seen = new int[4];
              q.parallelFor(range(4), i -> {
                all[4][i] += i;
                seen[i] = TABLE[4][i] + TABLE[1].length;
              });
              results.add(read(q));
              results.add(seen);
              return results.toArray();
            }
          }
          """);

  private CapturedRowsPrograms() {}

  static List<Source> all() {
    return List.of(RANDOM, GRAPH, STATIC, REFUSED);
  }
}
