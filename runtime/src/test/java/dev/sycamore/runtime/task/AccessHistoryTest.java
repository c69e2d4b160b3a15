package dev.sycamore.runtime.task;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What a task comes after, however many tasks have used the memory before. */
class AccessHistoryTest {
  private final AccessHistory history = new AccessHistory();

  private List<Task> before(boolean writes) {
    List<Task> found = new ArrayList<>();
    history.addPredecessors(Task.handOver(), writes, found);
    return found;
  }

  private Task reader() {
    Task task = Task.handOver();
    history.add(task, false);
    return task;
  }

  @Test
  void aWriterComesAfterAllReadersThatHaveNotEnded() {
    List<Task> readers = IntStream.range(0, 100).mapToObj(n -> reader()).toList();
    List<Task> open = new ArrayList<>();
    for (int n = 0; n < readers.size(); n++) {
      if (n % 3 == 0) {
        open.add(readers.get(n));
      } else {
        readers.get(n).complete();
      }
    }
    assertThat(before(true)).containsExactlyElementsOf(open);
    assertThat(before(false)).isEmpty();

    for (int n = 0; n < 200; n++) {
      reader().complete();
    }
    assertThat(before(true)).containsExactlyElementsOf(open);
    assertThat(history.isIdle()).isFalse();
    open.forEach(Task::complete);
    assertThat(history.isIdle()).isTrue();
  }

  @Test
  void aReaderThatFailedCountsUntilSomebodyIsTold() {
    Task failing = reader();
    failing.fail(new IllegalStateException("failed"));
    for (int n = 0; n < 200; n++) {
      reader().complete();
    }
    assertThat(before(true)).containsExactly(failing);
    assertThat(failing.tell()).hasMessage("failed");
    assertThat(before(true)).isEmpty();
  }

  @Test
  void aTaskThatUsesAMemoryTwiceIsOneUser() {
    Task reads = reader();
    history.add(reads, false);
    assertThat(before(true)).containsExactly(reads);

    Task writes = Task.handOver();
    history.add(writes, true);
    history.add(writes, false);
    assertThat(before(true)).containsExactly(writes);
    assertThat(history.isLast(writes)).isTrue();
  }
}
