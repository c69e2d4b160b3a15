package dev.sycamore.tests.detect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.DataRaceException;
import dev.sycamore.testsupport.sample.CommitSample;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * The races of the corpus are no theory: without the detector most kernels go wrong, in lanes or on
 * two threads. A kernel goes wrong if its result is neither that of the mended kernel nor that of
 * its work-items one after the other, which is what the watched run computes.
 */
@Tag("one-jdk")
@Tag("full")
@Timeout(120)
class RacesGoWrongTest {

  private static final String RACY = "RacyKernels";
  private static final String CLEAN = "CleanKernels";
  private static final String LANES = "sycamore.lanes";

  /** Enough for two threads to be busy at the same time. */
  private static final int ITEMS = 1 << 17;

  private static final int WIDTH = 128;

  /** Of each kernel, in the forms in turn. */
  private static final int RUNS = CommitSample.isEverything() ? 900 : 90;

  /** Their results are right in any order. */
  private static final Set<String> IN_ANY_ORDER = Set.of("append", "counterRead");

  @TempDir static Path folder;
  private static WatchedPrograms watched;

  /** How kernels run may hide a race: in lanes that the cost chooses, and in 8 at a time. */
  private static final List<WatchedPrograms> FREE = new ArrayList<>();

  @BeforeAll
  static void compile() throws IOException, ReflectiveOperationException {
    watched = WatchedPrograms.compile(folder.resolve("watched"), "races", RACY);
    watched.setSizes(ITEMS, WIDTH);
    compile("auto", "x86_64", RACY, CLEAN);
    compile("widest", "x86_64,x86_64_v3", RACY);
  }

  private static void compile(String lanes, String targets, String... classes)
      throws IOException, ReflectiveOperationException {
    String before = System.setProperty(LANES, lanes);
    try {
      WatchedPrograms programs =
          WatchedPrograms.compile(
              folder.resolve(lanes + "-" + targets),
              List.of("-Asycamore.targets=" + targets),
              classes);
      programs.setSizes(ITEMS, WIDTH);
      FREE.add(programs);
    } finally {
      if (before == null) {
        System.clearProperty(LANES);
      } else {
        System.setProperty(LANES, before);
      }
    }
  }

  @AfterAll
  static void close() throws IOException {
    watched.close();
    for (WatchedPrograms programs : FREE) {
      programs.close();
    }
  }

  @Test
  void twoThirdsGoWrong() throws Throwable {
    List<String> wrong = new ArrayList<>();
    List<String> right = new ArrayList<>();
    for (String kernel : watched.kernels(RACY)) {
      int runs = runsUntilWrong(kernel);
      if (runs > RUNS) {
        right.add(kernel);
      } else {
        wrong.add(kernel + " (" + runs + ")");
      }
    }
    System.out.printf(
        "%d of %d racy kernels go wrong: %s; not in %d runs: %s%n",
        wrong.size(), wrong.size() + right.size(), wrong, RUNS, right);
    assertThat(wrong).hasSizeGreaterThanOrEqualTo(2 * watched.kernels(RACY).size() / 3);
  }

  /** The number of the first run with a wrong result; more than are tried if there is none. */
  private static int runsUntilWrong(String kernel) throws Throwable {
    List<String> right = List.of(result(FREE.get(0), CLEAN, kernel), result(watched, RACY, kernel));
    int run = 1;
    while (run <= RUNS && right.contains(result(FREE.get(run % FREE.size()), RACY, kernel))) {
      run++;
    }
    return run;
  }

  private static String result(WatchedPrograms programs, String program, String kernel)
      throws Throwable {
    List<Object> kept = new ArrayList<>();
    try {
      programs.run(program, kernel, kept::add);
    } catch (DataRaceException e) {
      assertThat(programs).isSameAs(watched);
    }
    return text(kept.get(0), IN_ANY_ORDER.contains(kernel));
  }

  private static String text(Object array, boolean sorted) {
    if (array instanceof float[] floats) {
      return Arrays.toString(floats);
    } else if (array instanceof byte[] bytes) {
      return Arrays.toString(bytes);
    }
    int[] ints = (int[]) array;
    return Arrays.toString(sorted ? Arrays.stream(ints).sorted().toArray() : ints);
  }
}
