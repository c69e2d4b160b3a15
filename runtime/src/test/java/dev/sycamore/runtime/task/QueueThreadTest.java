package dev.sycamore.runtime.task;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.locks.ReentrantLock;
import org.junit.jupiter.api.Test;

class QueueThreadTest {
  private final ReentrantLock lock = new ReentrantLock();
  private final QueueThread thread = new QueueThread(lock, () -> {}, false);

  private void othersRun(int tasks) {
    for (int i = 0; i < tasks; i++) {
      thread.wasNotNeeded();
    }
  }

  private void nap(long first) {
    lock.lock();
    try {
      thread.nap(first);
    } finally {
      lock.unlock();
    }
  }

  @Test
  void itLeavesATaskToWhoWaitsUntilItHasSeenItBefore() {
    assertThat(thread.leaves(1)).isFalse();
    othersRun(2);
    assertThat(thread.leaves(3)).isTrue();
    nap(3);
    assertThat(thread.leaves(3)).isFalse();
    assertThat(thread.leaves(4)).isTrue();
  }

  @Test
  void itNapsAfterMoreAndMoreTasksIfSomeAreLeftToIt() {
    for (int enough = 2; enough <= 64; enough *= 2) {
      othersRun(enough - 1);
      assertThat(thread.isSpared()).as("after %d tasks", enough - 1).isFalse();
      othersRun(1);
      assertThat(thread.isSpared()).as("after %d tasks", enough).isTrue();
      thread.wasNeeded();
      assertThat(thread.isSpared()).isFalse();
    }
  }

  @Test
  void whoStopsWaitingLeavesTheRestToItAtOnce() {
    othersRun(2);
    lock.lock();
    try {
      thread.signal();
    } finally {
      lock.unlock();
    }
    assertThat(thread.leaves(3)).isFalse();
    // That was no mistake of it.
    thread.wasNeeded();
    othersRun(2);
    assertThat(thread.isSpared()).isTrue();
  }

  @Test
  void itSleepsAfterAWhileInWhichNothingChanges() {
    othersRun(2);
    for (int naps = 0; naps < 8; naps++) {
      assertThat(thread.isSpared()).isTrue();
      nap(Long.MAX_VALUE);
    }
    assertThat(thread.isSpared()).isFalse();
  }
}
