package dev.sycamore.tests.memory;

import dev.sycamore.tests.compile.Source;
import java.util.List;

/** Programs that wait for one array, or read one element, of those that launches have. */
final class AwaitedArraysPrograms {

  /** Kernels on arrays and rows in two queues, with waits of all kinds, and changes after them. */
  private static final Source RANDOM =
      new Source(
          "RandomWaits.java",
          """
          import static dev.sycamore.Range.range;

          import dev.sycamore.*;
          import java.util.*;

          public class RandomWaits {
            static final int N = 40;

            public static Object run(DeviceQueue q) {
              List<Object> results = new ArrayList<>();
              for (int seed = 0; seed < 10; seed++) {
                run(q, new Random(seed), seed % 2 == 0, results);
              }
              return results.toArray();
            }

            static void run(DeviceQueue q, Random random, boolean inOrder, List<Object> results) {
              int[][] arrays = new int[5][N];
              for (int[] array : arrays) Arrays.setAll(array, i -> random.nextInt());
              int[][] rows = {arrays[0], arrays[1], new int[N]};
              QueueOption[] options = inOrder ? new QueueOption[0] : new QueueOption[] {QueueOption.OUT_OF_ORDER};
              try (DeviceQueue other = DeviceQueue.open(q.device(), options)) {
                for (int step = 0; step < 100; step++) {
                  DeviceQueue queue = random.nextBoolean() ? q : other;
                  int[] x = arrays[random.nextInt(5)];
                  int[] y = arrays[random.nextInt(5)];
                  int at = random.nextInt(N);
                  switch (random.nextInt(8)) {
                    case 0, 1 -> queue.parallelFor(range(N), i -> x[i] = x[i] * 7 + y[i] / 3);
                    case 2 -> queue.parallelFor(range(at), i -> x[i] += i);
                    case 3 -> queue.parallelFor(range(N), i -> rows[at % 3][i] += rows[0][i] * 3 + i);
                    case 4 -> results.add(queue.read(x, at));
                    case 5 -> results.add(queue.read(rows[2], at));
                    case 6 -> {
                      // The other queue may have the array as well.
                      q.await(x);
                      other.await(x);
                      results.add(x[at]);
                      x[at] = step;
                    }
                    default -> {
                      if (random.nextBoolean()) {
                        q.await(rows);
                        other.await(rows);
                        results.add(Arrays.hashCode(rows[1]));
                        rows[2][at] = rows[0][at] + step;
                      } else if (random.nextInt(4) == 0) {
                        q.await();
                        other.await();
                        results.add(Arrays.deepHashCode(arrays));
                      }
                    }
                  }
                }
              }
              q.await();
              results.add(arrays);
            }
          }
          """);

  /** What a wait for one array copies, and what it throws. */
  private static final Source COPIES =
      new Source(
          "WaitCopies.java",
          """
          import static dev.sycamore.Range.range;

          import dev.sycamore.*;
          import java.util.*;

          public class WaitCopies {
            static final int N = 1 << 16;

            static String thrown(Runnable call) {
              try {
                call.run();
                return "nothing";
              } catch (RuntimeException e) {
                return e.getClass().getSimpleName() + ": " + e.getMessage();
              }
            }

            static long copied(DeviceQueue q) {
              return RuntimeStatistics.snapshot().devices().stream()
                  .filter(d -> d.device().equals(q.device().id()))
                  .mapToLong(d -> d.bytesToDevice() + d.bytesFromDevice())
                  .sum();
            }

            public static Object run(DeviceQueue q) {
              List<Object> results = new ArrayList<>();
              long[] large = new long[N];
              int[] sum = {0};
              q.parallelFor(range(N), i -> large[i] = i);
              q.parallelFor(range(N), i -> large[i] += 1);
              q.singleTask(() -> sum[0] += (int) large[2]);
              q.await(sum);
              long before = copied(q);
              for (int step = 0; step < 20; step++) {
                q.parallelFor(range(N), i -> large[i] += i);
                q.singleTask(() -> sum[0] += (int) large[2]);
                q.await(sum);
                sum[0] += (int) q.read(large, 3);
              }
              results.add(copied(q) - before < N);
              results.add(sum[0]);
              q.await(large);
              results.add(large[N - 1]);

              // A failure is thrown once, by whichever wait comes first.
              Event failed = q.hostTask(() -> { throw new IllegalStateException("no"); });
              results.add(thrown(() -> q.await(sum)));
              results.add(thrown(() -> q.await(sum)));
              q.hostTask(() -> { throw new IllegalStateException("again"); });
              results.add(thrown(() -> q.read(sum, 0)));
              results.add(q.read(sum, 0));
              results.add(failed.status());
              Event first = q.hostTask(() -> { throw new IllegalStateException("first"); });
              q.submit(h -> {
                h.dependsOn(first);
                h.parallelFor(range(N), i -> large[i] = 0);
              });
              String second = thrown(() -> q.await(large));
              results.add(second.contains("first"));
              results.add(large[5]);

              results.add(thrown(() -> q.read(sum, 1)));
              results.add(thrown(() -> q.read(sum, -1)));
              results.add(thrown(() -> q.await((int[]) null)));
              int[] unused = {7};
              q.await(unused);
              results.add(q.read(unused, 0));
              q.await(new int[0]);
              q.await(new String[] {"not", "captured"});

              // In a host task the wait does not wait for its own queue.
              int[] inside = {1, 2};
              q.parallelFor(range(2), i -> inside[i] *= 10);
              int[] seen = {0};
              q.hostTask(() -> seen[0] = q.read(inside, 1)).await();
              results.add(seen[0]);

              DeviceQueue closed = DeviceQueue.open(q.device());
              closed.parallelFor(range(2), i -> inside[i] += 1);
              closed.close();
              closed.await(inside);
              results.add(closed.read(inside, 0));
              return results.toArray();
            }
          }
          """);

  private AwaitedArraysPrograms() {}

  static List<Source> all() {
    return List.of(RANDOM, COPIES);
  }
}
