package dev.sycamore.runtime.nativecpu;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.DeviceMemoryException;
import dev.sycamore.RuntimeStatistics;
import dev.sycamore.RuntimeStatistics.DeviceStatistics;
import dev.sycamore.runtime.natives.Lwjgl;
import dev.sycamore.runtime.statistics.DeviceCounters;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;

class NativeHeapTest {
  private static final long MIB = 1L << 20;

  private long now;
  private String device;
  private NativeHeap heap;

  @BeforeEach
  void open(TestInfo test) {
    Lwjgl.load();
    device = "heap " + test.getDisplayName();
    heap = new NativeHeap(DeviceCounters.of(device), () -> now, () -> 1024 * MIB);
  }

  @AfterEach
  void close() {
    heap.releaseKept();
    assertThat(statistics().cachedBytes()).isZero();
    assertThat(statistics().liveBytes()).isZero();
    assertThat(statistics().liveBlocks()).isZero();
  }

  private DeviceStatistics statistics() {
    return RuntimeStatistics.snapshot().device(device).orElseThrow();
  }

  /** The system has addresses for much more; nothing is written to these. */
  @Test
  void theSumOfAllBlocksIsAtMostTheMemory() {
    NativeBlock first = heap.allocate(600 * MIB);
    NativeBlock second = heap.allocate(400 * MIB);

    assertThatThrownBy(() -> heap.allocate(100 * MIB))
        .isInstanceOf(DeviceMemoryException.class)
        .hasMessageContaining("no memory for " + 100 * MIB + " bytes")
        .hasMessageContaining("the device has " + 1024 * MIB);
    heap.release(first);
    NativeBlock third = heap.allocate(100 * MIB);

    heap.release(second);
    heap.release(third);
  }

  @Test
  void capacitiesAreFewAndHardlyLarger() {
    long before = 0;
    int classes = 0;
    for (long size = 0; size < 4 * MIB; size += 61) {
      long capacity = NativeHeap.capacity(size);
      assertThat(capacity).isGreaterThanOrEqualTo(Math.max(size, before));
      assertThat(capacity % 64).isZero();
      assertThat(capacity).isLessThanOrEqualTo(Math.max(64, size + Math.max(64, size / 4)));
      classes += capacity == before ? 0 : 1;
      before = capacity;
    }
    assertThat(classes).isLessThan(80);
    assertThat(NativeHeap.capacity(NativeHeap.MOST_KEPT + 1)).isEqualTo(NativeHeap.MOST_KEPT + 64);
  }

  @Test
  void largeBlocksAskForHugePages() throws IOException {
    NativeBlock large = heap.allocate(5 * MIB);
    NativeBlock small = heap.allocate(3 * MIB);
    assertThat(large.rawAddress() % HugePages.SIZE).isZero();
    if (Files.exists(Path.of("/sys/kernel/mm/transparent_hugepage"))) {
      assertThat(flags(large.rawAddress())).contains(" hg ");
      assertThat(flags(large.rawAddress() + 4 * MIB - 1)).contains(" hg ");
    }
    assertThat(large.address()).isEqualTo(large.rawAddress());
    heap.release(large);
    heap.release(small);
  }

  /** Those of the mapping at an address. */
  private static String flags(long address) throws IOException {
    boolean here = false;
    for (String line : Files.readAllLines(Path.of("/proc/self/smaps"))) {
      Matcher range = Pattern.compile("([0-9a-f]+)-([0-9a-f]+) .*").matcher(line);
      if (range.matches()) {
        here =
            Long.compareUnsigned(Long.parseUnsignedLong(range.group(1), 16), address) <= 0
                && Long.compareUnsigned(address, Long.parseUnsignedLong(range.group(2), 16)) < 0;
      } else if (here && line.startsWith("VmFlags:")) {
        return line + " ";
      }
    }
    return "";
  }

  @Test
  void manySizesOneAtATimeKeepLittle() {
    for (int i = 1; i <= 3000; i++) {
      heap.release(heap.allocate(70L * i));
    }
    assertThat(statistics().cachedBytes()).isLessThan(2 * MIB);
  }

  @Test
  void aSizeAsBeforeGetsTheBlockOfBefore() {
    NativeBlock one = heap.allocate(1000);
    heap.release(one);
    NativeBlock two = heap.allocate(1001);
    assertThat(two.rawAddress()).isEqualTo(one.rawAddress());
    heap.release(two);
  }

  @Test
  void noMoreThanTheLimitIsKeptAndTheOldestGoFirst() {
    List<NativeBlock> blocks = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      blocks.add(heap.allocate(8 * MIB + 2 * MIB * (i % 2)));
    }
    assertThat(statistics().liveBytes()).isEqualTo(360 * MIB);
    blocks.forEach(heap::release);
    assertThat(statistics().cachedBytes()).isBetween(240 * MIB, NativeHeap.MOST_KEPT);
    NativeBlock again = heap.allocate(10 * MIB);
    assertThat(again.rawAddress()).isEqualTo(blocks.get(39).rawAddress());
    heap.release(again);
  }

  @Test
  void whatNobodyWantsForAWhileIsReturned() {
    heap.release(heap.allocate(10 * MIB));
    now += NativeHeap.KEPT_FOR / 2;
    heap.release(heap.allocate(100));
    assertThat(statistics().cachedBytes()).isGreaterThan(10 * MIB);
    now += NativeHeap.KEPT_FOR / 2 + 1;
    heap.release(heap.allocate(100));
    assertThat(statistics().cachedBytes()).isEqualTo(NativeHeap.capacity(100));
  }

  @Test
  void ablockLargerThanTheLimitIsNotKept() {
    heap.release(heap.allocate(NativeHeap.MOST_KEPT + 1));
    assertThat(statistics().cachedBytes()).isZero();
  }
}
