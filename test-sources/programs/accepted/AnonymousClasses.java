import static dev.sycamore.AccessMode.*;
import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.*;
import dev.sycamore.annotations.Kernel;
import dev.sycamore.annotations.ReqdWorkGroupSize;

/** Anonymous and local classes as kernels: variables that they capture, own fields, own methods. */
public class AnonymousClasses {
  final float[] data = {1, 2, 3, 4};
  private final float bias = 0.5f;

  float biased(float x) {
    return x + bias;
  }

  private float halved(float x) {
    return x / 2 + bias;
  }

  void ofObject(DeviceQueue q, float by) {
    q.parallelFor(
            range(4),
            new RangeKernel1() {
              @Override
              public void run(int i) {
                data[i] = halved(data[i]) * by;
              }
            })
        .await();
  }

  static RangeKernel1 plus(int[] a, int by) {
    return new RangeKernel1() {
      @Override
      public void run(int i) {
        a[i] += by;
      }
    };
  }

  abstract static class Scaled implements RangeKernel2 {
    protected final int scale;

    Scaled(int scale) {
      this.scale = scale;
    }

    abstract int at(int i, int j);
  }

  static final RangeKernel1 NOTHING =
      new RangeKernel1() {
        @Override
        public void run(int i) {}
      };

  public static Object run(DeviceQueue q) {
    int[] a = new int[20];
    int n = 3;
    long wide = 1L << 40;
    long[] l = new long[20];
    q.parallelFor(
            range(20),
            new RangeKernel1() {
              private final int step = n * 2;
              int start = a.length;

              int value(int i) {
                return start + step * i + n;
              }

              @Override
              public void run(int i) {
                a[i] = value(i);
                l[i] = wide + i;
              }

              @Override
              public String toString() {
                return "host only: " + System.nanoTime();
              }
            })
        .await();
    // Two of the same code on one line, and one in a variable.
    RangeKernel1 twice = new RangeKernel1() { public void run(int i) { a[i] *= 2; } };
    q.parallelFor(range(20), twice).await(); q.parallelFor(range(20), new RangeKernel1() { public void run(int i) { a[i] *= 2; } }).await();
    q.parallelFor("named", range(20), new RangeKernel1() { public void run(int i) { a[i] -= i; } }).await();
    final int width = 4;
    int[] plane = new int[12];
    q.parallelFor(
            range(3, 4),
            new Scaled(n) {
              @Override
              int at(int i, int j) {
                return i * width + j;
              }

              @Override
              public void run(int i, int j) {
                plane[at(i, j)] = scale * (i + 1) + j;
              }
            })
        .await();
    float[] groups = new float[8];
    try (FloatDeviceBuffer buffer = DeviceBuffer.wrap(groups)) {
      q.submit(
          h -> {
            FloatAccessor out = buffer.access(h, WRITE);
            LocalInts tile = h.localInts(4);
            h.parallelFor(
                ndRange(8, 4),
                (@Kernel @ReqdWorkGroupSize(4) NdKernel1)
                    new NdKernel1() {
                      @Override
                      public void run(NdItem1 it) {
                        tile.set(it.localId(), it.globalId() * n);
                        it.barrier();
                        out.set(it.globalId(), tile.get(3 - it.localId()));
                      }
                    });
          });
    }
    long[] once = new long[1];
    q.singleTask(
            new SingleTaskKernel() {
              @Override
              public void run() {
                once[0] = wide * n;
              }
            })
        .await();
    AnonymousClasses object = new AnonymousClasses();
    object.ofObject(q, 3);
    class Local implements RangeKernel1 {
      final int add;

      Local(int add) {
        this.add = add;
      }

      @Override
      public void run(int i) {
        a[i] += add * n;
      }
    }
    record LocalRecord(int[] b, int by) implements RangeKernel1 {
      @Override
      public void run(int i) {
        b[i] ^= by;
      }
    }
    q.parallelFor(range(20), new Local(7)).await();
    Local other = new Local(-2);
    q.parallelFor(range(10), other).await();
    q.parallelFor(range(20), new LocalRecord(a, 0x55)).await();
    Runnable inside =
        new Runnable() {
          final int[] own = {5, 6, 7};

          @Override
          public void run() {
            q.parallelFor(
                    range(3),
                    new RangeKernel1() {
                      @Override
                      public void run(int i) {
                        own[i] = own[i] * n + a[i];
                      }
                    })
                .await();
            q.parallelFor(range(3), i -> a[i] = own[i]).await();
          }
        };
    inside.run();
    return new Object[] {a, l, plane, groups, once, object.data};
  }
}
