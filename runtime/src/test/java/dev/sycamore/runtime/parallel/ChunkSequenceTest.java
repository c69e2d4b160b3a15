package dev.sycamore.runtime.parallel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicIntegerArray;
import org.junit.jupiter.api.Test;

class ChunkSequenceTest {
  private static List<Integer> sizes(ChunkSequence chunks) {
    List<Integer> sizes = new ArrayList<>();
    for (long chunk = chunks.next(0); chunk != ChunkSequence.NONE; chunk = chunks.next(0)) {
      sizes.add(ChunkSequence.end(chunk) - ChunkSequence.begin(chunk));
    }
    return sizes;
  }

  @Test
  void chunksBecomeSmallerDownToTheLeast() {
    List<Integer> sizes = sizes(new ChunkSequence(800, 1, 10));
    assertThat(sizes.get(0)).isEqualTo(100);
    assertThat(sizes.stream().mapToInt(size -> size).sum()).isEqualTo(800);
    for (int k = 1; k < sizes.size(); k++) {
      assertThat(sizes.get(k)).isLessThanOrEqualTo(sizes.get(k - 1));
    }
    assertThat(sizes.subList(0, sizes.size() - 1)).allMatch(size -> size >= 10);
    assertThat(sizes).hasSizeLessThan(40);
  }

  @Test
  void aThreadBeginsWithItsPartAndGoesOnWithThatOfWhichMostIsLeft() {
    ChunkSequence chunks = new ChunkSequence(3000, 3, 1000);
    assertThat(ChunkSequence.begin(chunks.next(1))).isEqualTo(1000);
    assertThat(chunks.left()).isEqualTo(2000);
    chunks.next(2, 400);
    assertThat(ChunkSequence.begin(chunks.next(1))).isZero();
    assertThat(ChunkSequence.begin(chunks.next(1))).isEqualTo(2400);
    assertThat(chunks.next(0)).isEqualTo(ChunkSequence.NONE);
  }

  @Test
  void eachNumberIsTakenOnceByWhateverThread() throws InterruptedException {
    int count = 100_003;
    AtomicIntegerArray taken = new AtomicIntegerArray(count);
    ChunkSequence chunks = new ChunkSequence(count, 4, 1);
    List<Thread> threads = new ArrayList<>();
    for (int t = 0; t < 6; t++) {
      int worker = t;
      Thread thread =
          new Thread(
              () -> {
                for (long k = chunks.next(worker);
                    k != ChunkSequence.NONE;
                    k = chunks.next(worker)) {
                  for (int i = ChunkSequence.begin(k); i < ChunkSequence.end(k); i++) {
                    taken.incrementAndGet(i);
                  }
                }
              });
      threads.add(thread);
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    for (int i = 0; i < count; i++) {
      assertThat(taken.get(i)).isEqualTo(1);
    }
    assertThat(chunks.hasMore()).isFalse();
  }

  @Test
  void aChunkHasAsManyAsAreAskedForOrAllThatAreLeft() {
    ChunkSequence chunks = new ChunkSequence(Integer.MAX_VALUE, 1, 1);
    long first = chunks.next(0, 1_500_000_000);
    assertThat(ChunkSequence.begin(first)).isZero();
    assertThat(ChunkSequence.end(first)).isEqualTo(1_500_000_000);
    assertThat(chunks.left()).isEqualTo(Integer.MAX_VALUE - 1_500_000_000);
    long rest = chunks.next(0, 1_500_000_000);
    assertThat(ChunkSequence.begin(rest)).isEqualTo(ChunkSequence.end(first));
    assertThat(ChunkSequence.end(rest)).isEqualTo(Integer.MAX_VALUE);
    assertThat(chunks.left()).isZero();
    assertThat(chunks.next(0, 1)).isEqualTo(ChunkSequence.NONE);
  }

  @Test
  void nothingIsLeftAfterAStop() {
    ChunkSequence chunks = new ChunkSequence(100, 2, 1);
    chunks.stop();
    assertThat(chunks.hasMore()).isFalse();
    assertThat(chunks.next(1)).isEqualTo(ChunkSequence.NONE);
  }
}
