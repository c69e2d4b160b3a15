package dev.sycamore;

import static dev.sycamore.AccessMode.READ;
import static dev.sycamore.AccessMode.READ_WRITE;
import static dev.sycamore.AccessMode.WRITE;
import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class HostTest {
  private final DeviceQueue q = DeviceQueue.open(ComputeDevice.select("host"));

  @AfterEach
  void close() {
    q.close();
  }

  @Test
  void theProgramOfTheDesign() {
    int[] data = new int[1024];
    try (DeviceQueue queue = DeviceQueue.open(ComputeDevice.select("host"));
        IntDeviceBuffer a = DeviceBuffer.wrap(data)) {
      queue.submit(
          h -> {
            IntAccessor A = a.access(h, WRITE);
            h.parallelFor(range(1024), i -> A.set(i, i * 2 + 43));
          });
    }
    assertThat(data).isEqualTo(IntStream.range(0, 1024).map(i -> i * 2 + 43).toArray());
  }

  @Test
  void plainArraysInOneTwoAndThreeDimensions() {
    float[] c = new float[1000];
    q.parallelFor(range(1000), i -> c[i] = i + 0.5f).await();
    assertThat(c[999]).isEqualTo(999.5f);
    int[] d = new int[6 * 7];
    q.parallelFor(range(6, 7), (i, j) -> d[i * 7 + j] = 10 * i + j).await();
    assertThat(d[5 * 7 + 6]).isEqualTo(56);
    int[] e = new int[2 * 3 * 4];
    q.parallelFor(range(2, 3, 4), (i, j, k) -> e[(i * 3 + j) * 4 + k] = 100 * i + 10 * j + k);
    q.await();
    assertThat(e[23]).isEqualTo(123);
    q.singleTask(() -> e[0] = 7).await();
    assertThat(e[0]).isEqualTo(7);
  }

  @Test
  void itemsKnowTheirPlace() {
    Item3 item = Item3.of(1, 2, 3, range(2, 3, 4));
    assertThat(item.globalLinearId()).isEqualTo(23);
    assertThat(item.globalId(1)).isEqualTo(2);
    assertThat(item.globalRange(2)).isEqualTo(4);
    assertThat(Item1.of(4, range(5)).globalId()).isEqualTo(4);
    assertThatThrownBy(() -> Item2.of(0, 3, range(3, 3)))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void emptyRangeRunsNothing() {
    int[] d = {5};
    q.parallelFor(range(0), i -> d[0] = i).await();
    q.parallelFor(ndRange(0, 4), it -> d[0] = 1).await();
    assertThat(d).containsExactly(5);
  }

  @Test
  void barrierOrdersLocalMemory() {
    int[] in = IntStream.range(0, 256).toArray();
    int[] out = new int[256];
    q.submit(
            h -> {
              LocalInts tile = h.localInts(64);
              h.parallelFor(
                  ndRange(256, 64),
                  it -> {
                    int l = it.localId();
                    tile.set(l, in[it.globalId()]);
                    it.barrier();
                    out[it.globalId()] = tile.get(63 - l);
                  });
            })
        .await();
    assertThat(out)
        .isEqualTo(IntStream.range(0, 256).map(i -> i / 64 * 64 + 63 - i % 64).toArray());
  }

  @Test
  void barrierInALoopReducesATree() {
    int[] sums = new int[8];
    q.submit(
            h -> {
              LocalInts tile = h.localInts(32);
              h.parallelFor(
                  ndRange(256, 32),
                  it -> {
                    int l = it.localId();
                    tile.set(l, it.globalId());
                    for (int s = 16; s > 0; s /= 2) {
                      it.barrier();
                      if (l < s) {
                        tile.set(l, tile.get(l) + tile.get(l + s));
                      }
                    }
                    if (l == 0) {
                      sums[it.groupId()] = tile.get(0);
                    }
                  });
            })
        .await();
    assertThat(sums)
        .isEqualTo(
            IntStream.range(0, 8).map(g -> IntStream.range(g * 32, g * 32 + 32).sum()).toArray());
  }

  @Test
  void divergentBarrierIsAnError() {
    q.parallelFor(
        ndRange(64, 64),
        it -> {
          if (it.localId() < 10) {
            it.barrier();
          }
        });
    assertThatThrownBy(q::await)
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("not reached by all work-items")
        .hasMessageContaining("work-item 0, local 0 in group 0 waits at HostTest.java:")
        .hasMessageContaining("work-item 10, local 10 in group 0 ends without it");
    q.await();
    q.parallelFor(
        ndRange(64, 64),
        it -> {
          if (it.localId() >= 10) {
            it.barrier();
          }
        });
    assertThatThrownBy(q::await).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void ndItemsOfThreeDimensionsKnowTheirPlace() {
    int[] seen = new int[4 * 6 * 8];
    int[] ok = new int[1];
    q.parallelFor(
            ndRange(range(4, 6, 8), range(2, 3, 4)),
            it -> {
              Atomics.add(seen, (int) it.globalLinearId(), 1);
              boolean right =
                  it.globalId(2) == it.groupId(2) * 4 + it.localId(2)
                      && it.globalRange(1) == 6
                      && it.groupRange(0) == 2
                      && it.localRange(2) == 4
                      && it.localLinearId()
                          == (it.localId(0) * 3 + it.localId(1)) * 4 + it.localId(2)
                      && it.group().linearId()
                          == (it.groupId(0) * 2 + it.groupId(1)) * 2 + it.groupId(2);
              Atomics.add(ok, 0, right ? 1 : 0);
            })
        .await();
    assertThat(seen).containsOnly(1);
    assertThat(ok).containsExactly(4 * 6 * 8);
  }

  @Test
  void groupOperations() {
    int[] sum = new int[100];
    int[] before = new int[100];
    int[] upTo = new int[100];
    int[] from7 = new int[100];
    boolean[] any = new boolean[100];
    float[] max = new float[100];
    q.parallelFor(
            ndRange(100, 50),
            it -> {
              int g = it.globalId();
              sum[g] = it.group().reduce(g, Op.ADD);
              before[g] = it.group().exclusiveScan(1, Op.ADD);
              upTo[g] = it.group().inclusiveScan(1, Op.ADD, 1000);
              from7[g] = it.group().broadcast(g, 7);
              any[g] = it.group().any(g == 60);
              max[g] = it.group().reduce((float) -g, Op.MAX);
            })
        .await();
    for (int g = 0; g < 100; g++) {
      int group = g / 50;
      assertThat(sum[g]).isEqualTo(IntStream.range(group * 50, group * 50 + 50).sum());
      assertThat(before[g]).isEqualTo(g % 50);
      assertThat(upTo[g]).isEqualTo(1001 + g % 50);
      assertThat(from7[g]).isEqualTo(group * 50 + 7);
      assertThat(any[g]).isEqualTo(group == 1);
      assertThat(max[g]).isEqualTo(group == 0 ? -0.0f : -50f);
    }
  }

  @Test
  void reduceHasTheDocumentedOrder() {
    float[] values = {1e8f, 1, -1e8f, 1, 3, 1e-3f, 7};
    float[] result = new float[7];
    q.parallelFor(
            ndRange(7, 7),
            it -> result[it.globalId()] = it.group().reduce(values[it.globalId()], Op.ADD))
        .await();
    float a0 = values[0] + values[4];
    float a1 = values[1] + values[5];
    float a2 = values[2] + values[6];
    float a3 = values[3];
    assertThat(result).containsOnly((a0 + a2) + (a1 + a3));
  }

  @Test
  void subGroups() {
    int[] down = new int[40];
    int[] xor = new int[40];
    int[] sum = new int[40];
    int[] up = new int[40];
    q.parallelFor(
            ndRange(40, 40),
            it -> {
              SubGroup s = it.subGroup();
              int l = it.localId();
              down[l] = s.shuffleDown(l, 1);
              up[l] = s.shuffleUp(l, 2);
              xor[l] = s.shuffleXor(l, 5);
              // Only the second sub-group gets here: that is no divergence inside of it.
              sum[l] = s.groupId() == 1 ? s.reduce(1, Op.ADD) : -1;
            })
        .await();
    for (int l = 0; l < 40; l++) {
      int first = l / 32 * 32;
      int size = Math.min(32, 40 - first);
      int local = l - first;
      assertThat(down[l]).isEqualTo(local + 1 < size ? l + 1 : l);
      assertThat(up[l]).isEqualTo(local >= 2 ? l - 2 : l);
      assertThat(xor[l]).isEqualTo((local ^ 5) < size ? first + (local ^ 5) : l);
      assertThat(sum[l]).isEqualTo(first == 32 ? 8 : -1);
    }
  }

  @Test
  void atomicsAreAtomic() {
    int[] count = new int[1];
    long[] bits = new long[1];
    float[] most = {Float.NEGATIVE_INFINITY};
    double[] sum = new double[1];
    q.parallelFor(
            range(100_000),
            i -> {
              Atomics.add(count, 0, 1);
              Atomics.or(bits, 0, 1L << (i & 63));
              Atomics.max(most, 0, i % 1000);
              Atomics.sub(sum, 0, 1.0);
            })
        .await();
    assertThat(count[0]).isEqualTo(100_000);
    assertThat(bits[0]).isEqualTo(-1L);
    assertThat(most[0]).isEqualTo(999f);
    assertThat(sum[0]).isEqualTo(-100_000.0);
  }

  @Test
  void compareExchangeComparesBits() {
    float[] f = {0.0f, Float.NaN};
    assertThat(Atomics.compareExchange(f, 0, -0.0f, 1)).isEqualTo(0.0f);
    assertThat(f[0]).isEqualTo(0.0f);
    assertThat(Atomics.compareExchange(f, 1, Float.NaN, 2)).isNaN();
    assertThat(f[1]).isEqualTo(2);
  }

  @Test
  void anExceptionOfTheKernelIsThrownOnce() {
    int[] small = new int[4];
    q.parallelFor(range(8), i -> small[i] = i);
    assertThatThrownBy(q::await).isInstanceOf(ArrayIndexOutOfBoundsException.class);
    q.await();
  }

  @Test
  void accessorsCheckIndicesAndModes() {
    try (FloatDeviceBuffer2 b = DeviceBuffer.floats(range(3, 4))) {
      q.submit(
          h -> {
            FloatAccessor2 a = b.access(h, READ_WRITE);
            h.singleTask(() -> a.set(2, 4, 1));
          });
      assertThatThrownBy(q::await)
          .isInstanceOf(IndexOutOfBoundsException.class)
          .hasMessage("Index [2, 4] out of bounds for range [3, 4]");
      q.submit(
          h -> {
            FloatAccessor2 a = b.access(h, READ);
            h.singleTask(() -> a.set(2, 3, 1));
          });
      assertThatThrownBy(q::await)
          .isInstanceOf(IllegalStateException.class)
          .hasMessageContaining("READ");
    }
  }

  @Test
  void partsOfBuffersAndSubBuffers() {
    int[] data = new int[4 * 5];
    try (IntDeviceBuffer2 b = DeviceBuffer.wrap(data, range(4, 5))) {
      q.submit(
          h -> {
            IntAccessor2 a = b.access(h, WRITE, range(2, 3), range(1, 2));
            h.parallelFor(range(2, 3), (i, j) -> a.set(i, j, 10 * i + j + 1));
          });
      try (IntDeviceBuffer2 s = b.subBuffer(range(3, 0), range(1, 5))) {
        q.submit(
            h -> {
              IntAccessor2 a = s.access(h, READ_WRITE);
              h.parallelFor(range(5), j -> a.set(0, j, a.get(0, j) - j));
            });
      }
      assertThatThrownBy(() -> b.subBuffer(range(3, 0), range(2, 5)))
          .isInstanceOf(IllegalArgumentException.class);
    }
    assertThat(data)
        .containsExactly(0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 0, 0, 11, 12, 13, 0, -1, -2, -3, -4);
  }

  @Test
  void wrongUseIsRefused() {
    int[] d = new int[4];
    assertThatThrownBy(() -> q.parallelFor(ndRange(10, 4), it -> d[0] = 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("does not divide");
    assertThatThrownBy(() -> q.parallelFor(ndRange(4, 0), it -> d[0] = 1))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> range(-1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> DeviceBuffer.wrap(d, range(3, 2)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(
            () ->
                q.submit(
                    h -> {
                      h.singleTask(() -> d[0] = 1);
                      h.singleTask(() -> d[0] = 2);
                    }))
        .isInstanceOf(IllegalStateException.class);
    q.close();
    assertThatThrownBy(() -> q.singleTask(() -> d[0] = 3))
        .isInstanceOf(IllegalStateException.class);
  }

  @Test
  void hostAccessSeesKernelsAndKernelsSeeIt() {
    try (ShortDeviceBuffer b = DeviceBuffer.shorts(4)) {
      try (ShortAccessor w = b.hostAccess(WRITE)) {
        w.set(1, 70_000);
      }
      q.submit(
          h -> {
            ShortAccessor a = b.access(h, READ_WRITE);
            h.parallelFor(range(4), i -> a.set(i, a.get(i) + i));
          });
      try (ShortAccessor r = b.hostAccess(READ)) {
        assertThat(r.get(1)).isEqualTo((short) (70_000 + 1));
        assertThat(r.get(3)).isEqualTo((short) 3);
      }
    }
  }
}
