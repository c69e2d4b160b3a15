package dev.sycamore.tests.memory;

/**
 * A program whose kernels need much memory; it runs in a JVM of its own, which they must not end.
 */
final class MemoryProgram {

  private MemoryProgram() {}

  static final String NAME = "MemoryProgram";

  /**
   * Its {@code main} takes a device and the name of a method, and prints what that returns, or what
   * it throws.
   */
  static final String SOURCE =
      """
      import static dev.sycamore.NdRange.ndRange;
      import static dev.sycamore.Range.range;

      import dev.sycamore.*;
      import java.util.Arrays;

      public class MemoryProgram {
        interface Body {
          String run(DeviceQueue q) throws Exception;
        }

        public static void main(String[] args) throws Exception {
          Body body =
              switch (args[1]) {
                case "main" -> MemoryProgram::large;
                case "queue" -> MemoryProgram::awaitedElsewhere;
                case "small" -> MemoryProgram::onSmallStack;
                case "virtual" -> MemoryProgram::onVirtualThread;
                case "two" -> MemoryProgram::two;
                case "local" -> MemoryProgram::local;
                case "range" -> MemoryProgram::manyInRange;
                default -> MemoryProgram::manyInGroup;
              };
          try (DeviceQueue q = DeviceQueue.open(ComputeDevice.select(args[0]))) {
            System.out.println("| " + body.run(q));
          } catch (IllegalArgumentException | KernelNotSupportedException e) {
            System.out.println("| " + e.getClass().getSimpleName() + ": " + e.getMessage());
          }
        }

        static int[] start(DeviceQueue q) {
          int[] o = new int[8];
          q.parallelFor(range(o.length), i -> {
            int[] t = new int[500000];
            for (int k = 0; k < t.length; k++) {
              t[k] = k ^ i;
            }
            int s = 0;
            for (int k = 0; k < t.length; k += 7) {
              s += t[(k * 31 + i) % t.length];
            }
            o[i] = s;
          });
          return o;
        }

        static String large(DeviceQueue q) {
          int[] o = start(q);
          q.await();
          return Arrays.toString(o);
        }

        static String awaitedElsewhere(DeviceQueue q) throws Exception {
          int[] o = start(q);
          Thread.sleep(200);
          Thread waiter = new Thread(q::await);
          waiter.start();
          waiter.join();
          return Arrays.toString(o);
        }

        static String onSmallStack(DeviceQueue q) throws Exception {
          String[] result = new String[1];
          Thread small = new Thread(null, () -> result[0] = large(q), "small", 200 << 10);
          small.start();
          small.join();
          return result[0];
        }

        static String onVirtualThread(DeviceQueue q) throws Exception {
          String[] result = new String[1];
          Runnable task = () -> result[0] = large(q);
          Thread thread;
          try {
            thread = (Thread) Thread.class.getMethod("startVirtualThread", Runnable.class).invoke(null, task);
          } catch (NoSuchMethodException e) {
            thread = new Thread(task);
            thread.start();
          }
          thread.join();
          return result[0];
        }

        static long sum(long i) {
          long[] t = new long[1 << 20];
          for (int k = 0; k < t.length; k++) {
            t[k] = k ^ i;
          }
          long s = 0;
          for (int k = 0; k < t.length; k += 7) {
            s += t[(int) ((k * 31 + i) & 0xfffff)];
          }
          return s;
        }

        static String two(DeviceQueue q) {
          long[] o = new long[8];
          q.parallelFor(range(o.length), i -> {
            long[] t = new long[1 << 20];
            for (int k = 0; k < t.length; k++) {
              t[k] = k + i;
            }
            long s = sum(i) + sum(i + 1);
            for (int k = 0; k < t.length; k += 7) {
              s += t[(k * 31 + i) & 0xfffff];
            }
            o[i] = s;
          });
          q.await();
          return Arrays.toString(o);
        }

        static String local(DeviceQueue q) {
          int[] o = new int[64];
          try (IntDeviceBuffer b = DeviceBuffer.ints(64)) {
            q.submit(h -> {
              IntAccessor to = b.access(h, AccessMode.WRITE);
              LocalInts t = h.localInts(64 << 20);
              h.parallelFor(ndRange(64, 64), it -> {
                t.set(it.localId(), it.localId());
                it.barrier();
                to.set(it.globalId(), t.get(63 - it.localId()));
              });
            }).await();
          }
          return "ran";
        }

        static int mixed(int i) {
          int[] t = new int[3000];
          for (int k = 0; k < t.length; k++) {
            t[k] = k ^ i;
          }
          int s = 0;
          for (int k = 0; k < t.length; k += 7) {
            s += t[(k * 31 + (i & 0xff)) % t.length];
          }
          return s;
        }

        static String manyInRange(DeviceQueue q) {
          int[] o = new int[1 << 14];
          q.parallelFor(range(o.length), i -> o[i] = mixed(i));
          q.await();
          return Integer.toString(Arrays.hashCode(o));
        }

        static String manyInGroup(DeviceQueue q) {
          int[] o = new int[1 << 14];
          q.parallelFor(ndRange(o.length, 1024), it -> o[it.globalId()] = mixed(it.globalId()));
          q.await();
          return Integer.toString(Arrays.hashCode(o));
        }
      }
      """;
}
