package dev.sycamore.tests.detect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.sycamore.DataRaceException;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Barriers that only some work-items of a group reach are reported, and the group ends. */
@Tag("one-jdk")
@Timeout(120)
class PartedGroupsTest {

  private static final String PROGRAM = "PartedGroups";

  @TempDir static Path folder;
  private static WatchedPrograms programs;

  @BeforeAll
  static void compile() throws IOException {
    programs = WatchedPrograms.compile(folder, "races", PROGRAM);
  }

  @AfterAll
  static void close() throws IOException {
    programs.close();
  }

  /** What decides is written by one work-item and read by others, which is a race too. */
  private static Throwable parting(String kernel) {
    Throwable thrown = catchThrowable(() -> programs.run(PROGRAM, kernel));
    assertThat(thrown).isInstanceOf(DataRaceException.class);
    assertThat(thrown.getSuppressed()).hasSize(1);
    return thrown.getSuppressed()[0];
  }

  @Test
  void aWorkItemEndsBeforeTheBarrier() {
    assertThat(parting("endsEarly"))
        .isInstanceOf(IllegalStateException.class)
        .message()
        .matches(
            """
            (?s)in 'PartedGroups\\.endsEarly\\.\\w+' \\(PartedGroups\\.java:\\d+:\\d+\\) a barrier or group operation \
            was not reached by all work-items of its group:
              - work-item 0, local 0 in group 0 waits at PartedGroups\\.java:22:\\d+ in PartedGroups\\.endsEarly\\.\\w+
              - work-item 15, local 15 in group 0 ends without it
              help: .*""");
  }

  @Test
  void workItemsReachDifferentBarriers() {
    assertThat(parting("differentBarriers"))
        .hasMessageContaining("work-item 0, local 0 in group 0 waits at PartedGroups.java:39:")
        .hasMessageContaining("work-item 8, local 8 in group 0 waits at PartedGroups.java:43:");
  }
}
