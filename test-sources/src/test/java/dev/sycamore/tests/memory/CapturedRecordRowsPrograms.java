package dev.sycamore.tests.memory;

import dev.sycamore.tests.compile.Source;
import java.util.List;

/** Programs whose kernels capture arrays of arrays of records. */
final class CapturedRecordRowsPrograms {

  /** Kernels on arrays of arrays and on rows of them, in two queues, with few waits. */
  private static final Source RANDOM =
      new Source(
          "RandomRecordRows.java",
          """
          import static dev.sycamore.Range.range;

          import dev.sycamore.*;
          import java.util.*;

          public class RandomRecordRows {
            static final int N = 8;

            record P(int a, long b) {}

            static boolean share(P[][] a, P[][] b) {
              for (P[] x : a) {
                for (P[] y : b) {
                  if (x == y) return true;
                }
              }
              return false;
            }

            public static Object run(DeviceQueue q) {
              List<Object> results = new ArrayList<>();
              for (int seed = 0; seed < 8; seed++) {
                results.add(run(q, new Random(seed), seed % 2 == 0));
              }
              return results.toArray();
            }

            static Object run(DeviceQueue q, Random random, boolean inOrder) {
              P[][] rows = new P[5][N];
              for (P[] row : rows) Arrays.setAll(row, i -> new P(random.nextInt(), random.nextLong()));
              P[][][] all = new P[4][3][];
              for (P[][] some : all) {
                for (int k = 0; k < 3; k++) some[k] = rows[random.nextInt(5)];
              }
              int[] sum = new int[N];
              QueueOption[] options = inOrder ? new QueueOption[0] : new QueueOption[] {QueueOption.OUT_OF_ORDER};
              try (DeviceQueue other = DeviceQueue.open(q.device(), options);
                  RecordDeviceBuffer<P> buffer = DeviceBuffer.records(P.class, N)) {
                for (int step = 0; step < 120; step++) {
                  DeviceQueue queue = random.nextBoolean() ? q : other;
                  P[][] a = all[random.nextInt(4)];
                  P[][] b = all[random.nextInt(4)];
                  P[] x = rows[random.nextInt(5)];
                  int k = random.nextInt(3);
                  Event event = null;
                  switch (random.nextInt(8)) {
                    case 0 -> event = queue.parallelFor(range(N), i -> a[k][i] = new P(a[k][i].a() * 31 + i, a[k][i].b()));
                    case 1 -> event = queue.parallelFor(range(N), i -> x[i] = new P(x[i].a() / 3, x[i].b() * 7));
                    case 2 -> {
                      if (!share(a, new P[][] {x})) {
                        event = queue.parallelFor(range(N), i -> {
                          long s = 0;
                          for (P[] row : a) s = s * 5 + row[i].b();
                          x[i] = new P(x[i].a(), s);
                        });
                      }
                    }
                    case 3 -> {
                      if (!share(a, b)) event = queue.parallelFor(range(N), i -> a[k][i] = b[2 - k][N - 1 - i]);
                    }
                    case 4 -> event = queue.parallelFor(range(N), i -> sum[i] += a[k][i].a() + b[k][i].a() * 3 + (int) x[i].b());
                    case 5 -> event = queue.submit(h -> h.copy(x, buffer.access(h, AccessMode.WRITE)));
                    case 6 -> event = queue.submit(h -> h.copy(buffer.access(h, AccessMode.READ), x));
                    default -> {
                      if (random.nextInt(4) == 0) queue.await();
                    }
                  }
                  if (event != null && random.nextInt(8) == 0) event.await();
                }
              }
              q.await();
              return Arrays.deepToString(rows) + Arrays.toString(sum);
            }
          }
          """);

  /** Which objects are in the rows after the wait, and which rows a graph uses. */
  private static final Source OBJECTS =
      new Source(
          "RecordRowObjects.java",
          """
          import static dev.sycamore.Range.range;

          import dev.sycamore.*;

          public class RecordRowObjects {
            record P(int a, int b) {}

            public static Object run(DeviceQueue q) {
              P[][] ps = {{new P(1, 1), new P(2, 2)}, {new P(3, 3)}};
              P second = ps[0][1];
              P third = ps[1][0];
              P[] first = ps[0];
              Half[][] hs = {{Half.of(2)}, {Half.of(3), Half.of(4)}};
              Half three = hs[1][0];
              q.parallelFor(range(2), i -> ps[0][i] = new P(i == 0 ? 8 : ps[0][i].a(), ps[0][i].b()));
              q.parallelFor(range(1), i -> hs[1][1] = Half.of(5));
              q.await();
              boolean same = ps[0][1] == second && ps[1][0] == third;
              P kept = ps[0][0];
              try (CommandGraph g =
                  CommandGraph.record(q, r -> r.parallelFor(range(1), i -> ps[0][i] = new P(7, ps[0][i].b())))) {
                ps[0] = new P[] {new P(2, 3)};
                g.launch(q);
                q.await();
              }
              return new Object[] {
                kept.toString(), same, ps[0] != first, first[0] == kept, ps[0][0].toString(), hs[1][1].toFloat(),
                hs[1][0] == three
              };
            }
          }
          """);

  /** What a launch refuses. */
  private static final Source REFUSED =
      new Source(
          "RefusedRecordRows.java",
          """
          import static dev.sycamore.Range.range;

          import dev.sycamore.*;

          public class RefusedRecordRows {
            record P(int a, int b) {}

            record Deep(P p) {}

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

            static void add(DeviceQueue q, P[][] ps, P[] row) {
              q.parallelFor("add", range(1), i -> ps[0][i] = new P(ps[0][i].a() + row[i].a(), 0));
            }

            static void lengths(DeviceQueue q, Deep[][][] cube, int[] out) {
              q.parallelFor("lengths", range(1), i -> out[i] = cube.length + cube[0].length);
            }

            static void halfs(DeviceQueue q, Half[][] hs, float[] to) {
              q.parallelFor("halfs", range(1), i -> to[i] = hs[0][i].toFloat());
            }

            public static Object run(DeviceQueue q) {
              P p = new P(1, 2);
              P[] row = {new P(3, 4)};
              P[][] ps = {{p}, row, {}};
              int[] out = new int[1];
              float[] to = new float[1];
              return new String[] {
                said(q, d -> add(d, null, row)),
                said(q, d -> add(d, new P[][] {{p}, null}, row)),
                said(q, d -> add(d, new P[][] {{p}, {null}}, row)),
                said(q, d -> lengths(d, new Deep[][][] {{{}, {new Deep(null)}}}, out)),
                said(q, d -> halfs(d, new Half[][] {{Half.ONE}, {Half.ONE, null}}, to)),
                said(q, d -> add(d, ps, row)),
                said(q, d -> add(d, ps, row.clone())) + " " + ps[0][0],
                said(q, d -> lengths(d, new Deep[][][] {{{}, {new Deep(p)}}, {}}, out)) + " " + (out[0] + 0),
                said(q, d -> halfs(d, new Half[][] {{Half.ONE}, {}}, to)) + " " + to[0]
              };
            }
          }
          """);

  private CapturedRecordRowsPrograms() {}

  static List<Source> all() {
    return List.of(RANDOM, OBJECTS, REFUSED);
  }
}
