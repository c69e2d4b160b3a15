package dev.sycamore.runtime.workgroup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.sycamore.DeviceException;
import dev.sycamore.runtime.range.Geometry;
import dev.sycamore.runtime.range.IndexExtent;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Work-groups whose work-items cannot begin or end otherwise than usual: they end all the same. */
class WorkGroupTest {
  private static final Duration LIMIT = Duration.ofSeconds(30);

  private static void run(int size, Executor threads, Consumer<WorkItem> body) {
    Geometry geometry = Geometry.ndRange(IndexExtent.of(size), IndexExtent.of(size));
    WorkGroup group = new WorkGroup(geometry, IndexExtent.of(1), new int[1], 32, body, threads);
    assertTimeoutPreemptively(LIMIT, group::run);
  }

  @Test
  void aThreadThatCannotBeStartedIsTheFailureOfTheGroup() {
    for (int allowed : new int[] {0, 1, 30, 62}) {
      AtomicInteger started = new AtomicInteger();
      OutOfMemoryError none = new OutOfMemoryError("unable to create native thread");
      Executor limited =
          task -> {
            if (started.incrementAndGet() > allowed) {
              throw none;
            }
            WorkItemThreads.EXECUTOR.execute(task);
          };
      assertThatThrownBy(() -> run(64, limited, WorkItem::barrier))
          .isInstanceOf(DeviceException.class)
          .hasMessageContaining("work-item " + (allowed + 1) + " of a work-group of 64")
          .hasCause(none);
    }
  }

  /** As code that other compilers made may. */
  @SuppressWarnings("unchecked")
  private static <E extends Throwable> void sneak(Throwable e) throws E {
    throw (E) e;
  }

  @Test
  void aCheckedExceptionIsTheFailureOfTheGroup() {
    for (int failing : new int[] {0, 1, 63}) {
      IOException checked = new IOException("item " + failing);
      AtomicInteger passed = new AtomicInteger();
      assertThatThrownBy(
              () ->
                  run(
                      64,
                      WorkItemThreads.EXECUTOR,
                      item -> {
                        if (item.localLinearId() == failing) {
                          WorkGroupTest.<RuntimeException>sneak(checked);
                        }
                        item.barrier();
                        passed.incrementAndGet();
                      }))
          .isInstanceOf(DeviceException.class)
          .hasCause(checked);
      assertThat(passed).hasValue(0);
    }
  }
}
