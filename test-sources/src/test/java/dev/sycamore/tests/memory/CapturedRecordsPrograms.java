package dev.sycamore.tests.memory;

import dev.sycamore.tests.compile.Source;
import java.util.List;

/** Programs whose kernels capture arrays of records. */
final class CapturedRecordsPrograms {

  /** Kernels and copies on arrays of records and of halves, in two queues, with few waits. */
  private static final Source RANDOM =
      new Source(
          "RandomRecords.java",
          """
          import static dev.sycamore.Range.range;

          import dev.sycamore.*;
          import java.util.*;

          public class RandomRecords {
            static final int N = 16;

            record P(int a, long b) {}

            public static Object run(DeviceQueue q) {
              Random random = new Random(7);
              P[][] all = new P[3][N];
              int[][] sums = new int[2][N];
              for (P[] some : all) Arrays.setAll(some, i -> new P(random.nextInt(), random.nextLong()));
              try (DeviceQueue other = DeviceQueue.open(q.device(), QueueOption.OUT_OF_ORDER);
                  RecordDeviceBuffer<P> buffer = DeviceBuffer.records(P.class, N)) {
                for (int step = 0; step < 200; step++) {
                  DeviceQueue queue = random.nextBoolean() ? q : other;
                  P[] x = all[random.nextInt(3)];
                  P[] y = all[random.nextInt(3)];
                  int[] sum = sums[random.nextInt(2)];
                  Event event = null;
                  switch (random.nextInt(6)) {
                    case 0 -> event = queue.parallelFor(range(N), i -> x[i] = new P(x[i].a() * 31 + i, x[i].b()));
                    case 1 -> event = queue.parallelFor(range(N), i -> {
                      if (i % 3 == 0) x[i] = new P(y[i].a(), x[i].b() + sum[i]);
                    });
                    case 2 -> event = queue.parallelFor(range(N), i -> sum[i] += x[i].a() * 3 + (int) y[N - 1 - i].b());
                    case 3 -> event = queue.submit(h -> h.copy(x, buffer.access(h, AccessMode.WRITE)));
                    case 4 -> event = queue.submit(h -> h.copy(buffer.access(h, AccessMode.READ), y));
                    default -> {
                      if (random.nextInt(4) == 0) queue.await();
                    }
                  }
                  if (event != null && random.nextInt(8) == 0) event.await();
                }
              }
              q.await();
              List<Object> results = new ArrayList<>(List.of(sums));
              for (P[] some : all) results.add(Arrays.toString(some));
              return results.toArray();
            }
          }
          """);

  /** Which objects are in the array after the wait. */
  private static final Source OBJECTS =
      new Source(
          "RecordObjects.java",
          """
          import static dev.sycamore.Range.range;

          import dev.sycamore.*;

          public class RecordObjects {
            record P(float a, int b) {}

            public static Object run(DeviceQueue q) {
              P[] ps = {new P(1, 2), new P(Float.NaN, 4), new P(-0f, 6)};
              P[] before = ps.clone();
              Half[] hs = {Half.of(2), Half.of(3)};
              Half three = hs[1];
              q.parallelFor(range(3), i -> ps[i] = new P(ps[i].a(), i == 0 ? 7 : ps[i].b()));
              q.parallelFor(range(2), i -> hs[i] = i == 0 ? Half.ONE : hs[i]);
              q.await();
              q.parallelFor(range(3), i -> { if (i == 1) ps[i] = new P(5, 9); }).await();
              return new Object[] {
                ps[0].toString(), ps[0] == before[0], ps[1].b(), ps[2] == before[2], hs[0].toFloat(), hs[1] == three
              };
            }
          }
          """);

  /** What a launch refuses. */
  private static final Source REFUSED =
      new Source(
          "RefusedRecords.java",
          """
          import static dev.sycamore.Range.range;

          import dev.sycamore.*;

          public class RefusedRecords {
            enum Kind { ONE, TWO }

            record P(int a) {}

            record Deep(P p, Kind kind) {}

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

            static void sum(DeviceQueue q, P[] ps, int[] to) {
              q.parallelFor("sum", range(2), i -> to[i] = ps[i].a());
            }

            static void deep(DeviceQueue q, Deep[] ds, int[] to) {
              q.parallelFor("deep", range(2), i -> to[i] = ds[i].p().a());
            }

            static void halfs(DeviceQueue q, Half[] hs, float[] to) {
              q.parallelFor("halfs", range(2), i -> to[i] = hs[i].toFloat());
            }

            static void kinds(DeviceQueue q, Kind[] ks, int[] to) {
              q.parallelFor("kinds", range(2), i -> to[i] = ks[i].ordinal());
            }

            public static Object run(DeviceQueue q) {
              int[] to = new int[2];
              P p = new P(1);
              return new String[] {
                said(q, d -> sum(d, null, to)),
                said(q, d -> sum(d, new P[] {p, null}, to)),
                said(q, d -> deep(d, new Deep[] {new Deep(p, Kind.ONE), null}, to)),
                said(q, d -> deep(d, new Deep[] {new Deep(p, Kind.ONE), new Deep(null, Kind.TWO)}, to)),
                said(q, d -> deep(d, new Deep[] {new Deep(p, null), new Deep(p, Kind.TWO)}, to)),
                said(q, d -> halfs(d, new Half[] {Half.ONE, null}, new float[2])),
                said(q, d -> kinds(d, new Kind[] {null, Kind.ONE}, to)),
                said(q, d -> sum(d, new P[] {p, p}, to)) + " " + to[1]
              };
            }
          }
          """);

  /** Constructors that change components: they run where the program has them run. */
  private static final Source CONSTRUCTED =
      new Source(
          "ConstructedRecords.java",
          """
          import static dev.sycamore.Range.range;

          import dev.sycamore.*;

          public class ConstructedRecords {
            record Next(int a, long b) {
              Next {
                a++;
                b = b * 3;
              }
            }

            record Limited(int a) {
              Limited {
                a = Math.min(a, 10);
              }
            }

            static String said(Event event) {
              try {
                event.await();
                return "nothing";
              } catch (IllegalStateException e) {
                return e.getMessage();
              }
            }

            public static Object run(DeviceQueue q) {
              Next[] read = {new Next(1, 2), new Next(3, 4), new Next(5, 6)};
              long[] sums = new long[3];
              q.parallelFor(
                      range(3),
                      i -> {
                        long sum = read[i].b();
                        for (Next n : read) sum = sum * 10 + n.a();
                        Next own = read[i];
                        sums[i] = sum + new Next(own.a(), own.b()).a() * 1000000;
                      })
                  .await();
              Limited[] limited = {new Limited(20), new Limited(5)};
              q.parallelFor(range(2), i -> limited[i] = new Limited(limited[i].a() + 3)).await();
              Next[] written = {new Next(1, 2)};
              String failure = said(q.singleTask(() -> written[0] = new Next(7, 7)));
              return new String[] {
                sums[0] + " " + sums[1] + " " + sums[2], limited[0] + " " + limited[1], failure
              };
            }
          }
          """);

  private CapturedRecordsPrograms() {}

  static List<Source> all() {
    return List.of(RANDOM, OBJECTS, REFUSED, CONSTRUCTED);
  }
}
