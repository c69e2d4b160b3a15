import static dev.sycamore.AccessMode.READ_WRITE;
import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.*;

/** Kernels that reach beyond what they may touch; each method returns what lies around it. */
public class Neighbours {
  private static void expectViolation(Runnable wait) {
    try {
      wait.run();
    } catch (IndexOutOfBoundsException expected) {
      return;
    }
    throw new IllegalStateException("no violation");
  }

  public static int[] aroundAPartOfABuffer(DeviceQueue q) {
    int[] data = new int[64];
    try (IntDeviceBuffer b = DeviceBuffer.wrap(data)) {
      expectViolation(
          () ->
              q.submit(
                      h -> {
                        IntAccessor a = b.access(h, READ_WRITE, range(16), range(24));
                        h.parallelFor(range(256), i -> a.set(i < 16 ? 3 : i - 128, 7));
                      })
                  .await());
    }
    for (int i = 24; i < 40; i++) {
      data[i] = 0;
    }
    return data;
  }

  public static int[] aroundARow(DeviceQueue q) {
    int[] data = new int[64];
    try (IntDeviceBuffer2 b = DeviceBuffer.wrap(data, range(8, 8))) {
      expectViolation(
          () ->
              q.submit(
                      h -> {
                        IntAccessor2 a = b.access(h, READ_WRITE, range(2, 2), range(3, 3));
                        h.parallelFor(range(16, 16), (i, j) -> a.set(i - 4, j - 4, 7));
                      })
                  .await());
    }
    for (int i = 3; i < 5; i++) {
      data[i * 8 + 3] = 0;
      data[i * 8 + 4] = 0;
    }
    return data;
  }

  public static int[] aroundAPrivateArray(DeviceQueue q) {
    int[] out = new int[64];
    expectViolation(
        () ->
            q.parallelFor(
                    ndRange(64, 16),
                    it -> {
                      int i = it.globalId();
                      int[] before = new int[4];
                      int[] p = new int[4];
                      int[] after = new int[4];
                      p[i % 12 - 4] = 7;
                      it.barrier();
                      int sum = 0;
                      for (int k = 0; k < 4; k++) {
                        sum += before[k] + after[k];
                      }
                      out[i] = sum;
                    })
                .await());
    return out;
  }

  public static int[] aroundLocalMemory(DeviceQueue q) {
    int[] out = new int[64];
    expectViolation(
        () ->
            q.submit(
                    h -> {
                      LocalInts before = h.localInts(16);
                      LocalInts tile = h.localInts(16);
                      LocalInts after = h.localInts(16);
                      h.parallelFor(
                          ndRange(64, 16),
                          it -> {
                            int i = it.localId();
                            before.set(i, 0);
                            tile.set(i, 0);
                            after.set(i, 0);
                            it.barrier();
                            tile.set(i * 3 - 16, 7);
                            Atomics.add(tile, i * 3 - 17, 7);
                            it.barrier();
                            out[it.globalId()] += before.get(i) + after.get(i);
                          });
                    })
                .await());
    return out;
  }
}
