package dev.sycamore.backend;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.job.BuildJob;
import dev.sycamore.backend.job.BuildOutput;
import dev.sycamore.backend.target.ImageTarget;
import java.nio.IntBuffer;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lwjgl.BufferUtils;

/** Kernels that check their indices: what they report, what they touch, and what they cost. */
@Tag("one-jdk")
@Tag("module")
class NativeChecksTest {

  private static final String LANES = "sycamore.lanes";
  private static final int ITEMS = 100;
  private static final int UNTOUCHED = -7;
  private static final Map<Integer, byte[]> IMAGES = new HashMap<>();

  private final IntBuffer in = BufferUtils.createIntBuffer(200);
  private final IntBuffer out = BufferUtils.createIntBuffer(200);
  private final IntBuffer report = BufferUtils.createIntBuffer(16);

  private static byte[] compile(int width, BuildOutput output) {
    String before = System.getProperty(LANES);
    System.setProperty(LANES, String.valueOf(width));
    try {
      BuildJob job = TestModules.job("checks", ImageTarget.X86_64);
      return TestModules.image(
          new BuildJob(job.name(), job.ir(), job.target(), job.kernels(), output));
    } finally {
      if (before == null) {
        System.clearProperty(LANES);
      } else {
        System.setProperty(LANES, before);
      }
    }
  }

  private void run(String kernel, int width, int outLength, int inLength, TestLaunchRange range) {
    byte[] bytes = IMAGES.computeIfAbsent(width, w -> compile(w, BuildOutput.IMAGE));
    for (int i = 0; i < in.capacity(); i++) {
      in.put(i, i + 1);
      out.put(i, UNTOUCHED);
    }
    for (int i = 0; i < report.capacity(); i++) {
      report.put(i, 0);
    }
    try (TestNativeImage image = new TestNativeImage(bytes.clone())) {
      TestArgumentBlock arguments = new TestArgumentBlock();
      arguments.add(out).add(outLength).add(in).add(inLength).add(report);
      image.run(kernel, arguments, range);
    }
  }

  private int[] reported() {
    return new int[] {report.get(0), report.get(1), report.get(2)};
  }

  /** The kernel, the work-item and the size of its group, where a violation was reported. */
  private int[] reportedItem() {
    return new int[] {report.get(7), report.get(11), report.get(14)};
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 4})
  void theFirstViolationIsReportedAndNothingOutOfRangeIsTouched(int width) {
    for (int length : new int[] {0, 1, 3, 4, 5, 31, 98, 99, ITEMS, ITEMS + 1}) {
      run("copy", width, ITEMS, length, TestLaunchRange.range(ITEMS));
      assertThat(reported())
          .containsExactly(length < ITEMS ? new int[] {1, length, length} : new int[3]);
      assertThat(reportedItem())
          .containsExactly(length < ITEMS ? new int[] {1, length, 0} : new int[3]);
      run("copy", width, length, ITEMS, TestLaunchRange.range(ITEMS));
      assertThat(reported())
          .containsExactly(length < ITEMS ? new int[] {2, length, length} : new int[3]);
      assertThat(reportedItem())
          .containsExactly(length < ITEMS ? new int[] {1, length, 0} : new int[3]);
      for (int i = 0; i < in.capacity(); i++) {
        boolean copied = out.get(i) == in.get(i);
        assertThat(copied || out.get(i) == UNTOUCHED).isTrue();
        assertThat(copied).isEqualTo(length < ITEMS ? copied && i < length : i < ITEMS);
      }
    }
  }

  /** The last work-item of a range that does not begin with the first. */
  @ParameterizedTest
  @ValueSource(ints = {1, 4})
  void aPartOfARangeHasItsOwnViolations(int width) {
    run("copy", width, 90, 90, TestLaunchRange.range(ITEMS).part(0, 5, 90));
    assertThat(reported()).containsExactly(0, 0, 0);
    run("copy", width, 90, 90, TestLaunchRange.range(ITEMS).part(0, 5, 91));
    assertThat(reported()).containsExactly(1, 90, 90);
    assertThat(reportedItem()).containsExactly(1, 90, 0);
  }

  /** A violation of one work-item ends the group: it does not wait at the barrier. */
  @ParameterizedTest
  @ValueSource(ints = {1, 4})
  void loopsReportTheFirstPassThatFails(int width) {
    TestLaunchRange range = TestLaunchRange.ndRange(new long[] {16}, new long[] {16});
    run("sums", width, 16, 3 * 8 + 16, range);
    assertThat(reported()).containsExactly(0, 0, 0);
    assertThat(out.get(15)).isEqualTo(9 * 16 + 3 * 36);
    // Of work-item 15, in the last pass.
    run("sums", width, 16, 3 * 8 + 15, range);
    assertThat(reported()).containsExactly(1, 39, 39);
    assertThat(reportedItem()).containsExactly(2, 15, 16);
    assertThat(out.get(0)).isEqualTo(UNTOUCHED);
    // Of the first work-item, in its fourth pass.
    run("sums", width, 16, 0, range);
    assertThat(reported()).containsExactly(1, 0, 0);
  }

  /**
   * Loops within loops are tested at once; a sum that wraps around is not taken for one in range.
   */
  @ParameterizedTest
  @ValueSource(ints = {1, 4})
  void nestsOfLoopsReportTheFirstPassThatFails(int width) {
    for (int factor : new int[] {-2, -1, 0, 1, 7, 20, 60, 1 << 29, 1 << 30, 0x55555556, -1 << 31}) {
      for (int items : new int[] {1, 4, 5, 16, 31}) {
        int length = 80;
        run("rows", width, factor, length, TestLaunchRange.range(items));
        int[] expected = new int[3];
        int item = 0;
        search:
        for (int i = 0; i < items; i++) {
          int sum = 0;
          for (int k = 0; k < 12; k++) {
            int index = k / 4 * factor + k % 4 + i;
            if (index < 0 || index >= length) {
              expected = new int[] {1, index, length};
              item = i;
              break search;
            }
            sum += index + 1;
          }
          if (width == 1 && expected[0] == 0) {
            assertThat(out.get(i)).isEqualTo(sum);
          }
        }
        assertThat(reported()[0]).isEqualTo(expected[0]);
        if (width == 1) {
          assertThat(reported()).containsExactly(expected);
          assertThat(report.get(11)).isEqualTo(item);
        }
      }
    }
  }

  /** The counter of a loop around a barrier is the same in all work-items. */
  @ParameterizedTest
  @ValueSource(ints = {1, 4})
  void loopsAroundBarriersReportTheFirstPassThatFails(int width) {
    for (int size : new int[] {1, 3, 4, 6, 8, 15, 16}) {
      TestLaunchRange range = TestLaunchRange.ndRange(new long[] {2L * size}, new long[] {size});
      for (int length = 0; length <= 48 + size; length++) {
        run("tiles", width, 2 * size, length, range);
        int first = length % 16 < size ? length : (length / 16 + 1) * 16;
        boolean fails = first < 48 + size;
        assertThat(reported()).containsExactly(fails ? new int[] {1, first, length} : new int[3]);
        assertThat(reportedItem())
            .containsExactly(fails ? new int[] {4, first % 16, size} : new int[3]);
        for (int i = 0; i < 2 * size && !fails; i++) {
          assertThat(out.get(i)).isEqualTo(4 * (i % size) + 4 + 96);
        }
      }
    }
  }

  /** The rows of a group, of which a part of a vector is left, with indices in range or not. */
  @ParameterizedTest
  @ValueSource(ints = {1, 4})
  void rowsOfGroupsReportTheFirstThatFails(int width) {
    for (int size : new int[] {1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 15, 16}) {
      for (int rows : new int[] {1, 2, 5}) {
        TestLaunchRange range =
            TestLaunchRange.ndRange(new long[] {size, rows}, new long[] {size, rows});
        for (int n : new int[] {0, 1, 16, 20, -1, -20, 1 << 30, Integer.MIN_VALUE}) {
          int all = (rows - 1) * Math.max(n, 0) + size;
          for (int length : new int[] {0, 1, all - 4, all - 1, all, all + 1, 100}) {
            if (length >= 0 && length <= in.capacity()) {
              expectSquare(width, size, rows, n, length, range);
            }
          }
        }
      }
    }
  }

  private void expectSquare(
      int width, int size, int rows, int n, int length, TestLaunchRange range) {
    run("square", width, n, length, range);
    int[] expected = new int[3];
    int at = 0;
    for (int i = 0; i < size * rows && expected[0] == 0; i++) {
      int index = i / size * n + i % size;
      at = i;
      expected = index < 0 || index >= length ? new int[] {1, index, length} : expected;
    }
    String where = "%d x %d, n = %d, length %d".formatted(size, rows, n, length);
    assertThat(reported()).as(where).containsExactly(expected);
    if (expected[0] != 0) {
      assertThat(report.get(11)).as(where).isEqualTo(at % size);
      return;
    }
    for (int i = 0; i < size * rows; i++) {
      assertThat(out.get(i / size * 16 + i % size)).isEqualTo(i / size * n + i % size + 1);
    }
  }

  /** Of what is left of whole vectors in a row, only the lanes that run have to be in range. */
  @Test
  void partsOfVectorsInRowsHaveAFormWithoutChecks() {
    String square =
        body(new String(compile(4, BuildOutput.LLVM_IR), StandardCharsets.UTF_8), "square");
    int loads = square.split("call <4 x i32> @llvm.masked.load", -1).length;
    assertThat(loads).isGreaterThan(square.split("icmp uge <4 x i32>", -1).length);
  }

  /** LLVM puts no loop into vectors from which a violation leads out. */
  @ParameterizedTest
  @ValueSource(ints = {1, 4})
  void loopsWhoseIndicesAreInRangeHaveNoChecks(int width) {
    String text = new String(compile(width, BuildOutput.LLVM_IR), StandardCharsets.UTF_8);
    String kernel = text.substring(text.indexOf("@copy("), text.indexOf("@sums("));
    assertThat(kernel).contains("load <4 x i32>", "@sycamore_violation(");
    int load = kernel.indexOf("load <4 x i32>");
    int start = kernel.lastIndexOf(":", load);
    int end = kernel.indexOf("br i1", load);
    assertThat(kernel.substring(start, end)).contains("store <4 x i32>");
    assertThat(text).doesNotContain("sycamore.check", "sycamore.all", "sycamore.left");
  }

  /** Nothing leads out of the loop over the work-items of a group. */
  @Test
  void loopsOverWorkItemsBetweenBarriersHaveNoChecks() {
    String text = new String(compile(4, BuildOutput.LLVM_IR), StandardCharsets.UTF_8);
    String tiles = text.substring(text.indexOf("@tiles("));
    assertThat(tiles.split("\n\n"))
        .anyMatch(
            block ->
                block.contains("load <4 x i32>")
                    && block.contains("br i1")
                    && !block.contains("violation")
                    && block.contains("label %" + block.split(":", 2)[0].trim()));
  }

  /** A position that loops carry along beside their counters, in range or not at either end. */
  @ParameterizedTest
  @ValueSource(ints = {1, 4})
  void positionsBesideCountersReportTheFirstPassThatFails(int width) {
    int length = 80;
    int last = Integer.MAX_VALUE;
    for (int start :
        new int[] {0, 1, 63, 64, 65, 68, 69, 76, 77, 79, 80, -1, -3, -16, last, last - 20, -last}) {
      run("carried", width, start, length, TestLaunchRange.range(5));
      int[] expected = new int[3];
      int sum = 0;
      for (int k = 0; k < 12 && expected[0] == 0; k++) {
        int index = start + k / 4 * 6 + k % 4;
        boolean fails = index < 0 || index >= length;
        expected = fails ? new int[] {1, index, length} : expected;
        sum += index + 1;
      }
      assertThat(reported()).containsExactly(expected);
      assertThat(out.get(4)).isEqualTo(expected[0] == 0 ? sum : UNTOUCHED);
    }
  }

  /** Coordinates that are kept within an image, which is as large as it should be, or smaller. */
  @ParameterizedTest
  @ValueSource(ints = {1, 4})
  void keptCoordinatesReportTheFirstPassThatFails(int width) {
    int items = 102;
    for (int length : new int[] {180, 200, 179, 161, 160, 100, 80, 62, 61, 1, 0}) {
      for (int row : new int[] {2, 3, -1, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
        run("filter", width, row, length, TestLaunchRange.range(items));
        int[] expected = new int[3];
        int[] sums = new int[items];
        for (int k = 0; k < items * 9 && expected[0] == 0; k++) {
          int y = Math.min(Math.max(row + k % 9 / 3 - 1, 0), 4);
          int x = Math.min(Math.max(k / 9 + k % 3 - 1, 0), 99);
          int index = y * 20 + x;
          expected = index >= length ? new int[] {1, index, length} : expected;
          sums[k / 9] += index + 1;
        }
        if (expected[0] == 0 || width == 1) {
          assertThat(reported()).containsExactly(expected);
        } else {
          assertThat(report.get(0)).isEqualTo(1);
          assertThat(report.get(1)).isGreaterThanOrEqualTo(length);
        }
        if (expected[0] == 0) {
          assertThat(out.slice(0, items)).isEqualTo(IntBuffer.wrap(sums));
        }
      }
    }
  }

  /** Two numbers that are compared with all ones together, as indices of a tile are. */
  @ParameterizedTest
  @ValueSource(ints = {1, 4})
  void joinedIndicesReportTheFirstThatFails(int width) {
    for (int n : new int[] {0, 5, 32, 63, 64, 65, 128, -1, -64, Integer.MIN_VALUE}) {
      for (int items : new int[] {1, 3, 63, 64, 65, 100}) {
        run("corner", width, n, 64, TestLaunchRange.range(items));
        int[] expected = new int[3];
        for (int i = 0; i < items && expected[0] == 0; i++) {
          boolean fails = Integer.compareUnsigned(i | n, 63) > 0;
          expected = fails ? new int[] {1, i | n, 64} : expected;
        }
        assertThat(reported()).containsExactly(expected);
        assertThat(out.get(0)).isEqualTo(n >= 0 && n < 64 ? n + 1 : UNTOUCHED);
      }
    }
  }

  /** Not of each vector: that takes as long as a part of both loops inside. */
  @Test
  void indicesOfLoopsInLanesAreAskedForOncePerRow() {
    String text = new String(compile(4, BuildOutput.LLVM_IR), StandardCharsets.UTF_8);
    assertThat(body(text, "filter").split("\n\n"))
        .anyMatch(block -> block.startsWith("v0.body") && !block.contains("icmp"));
  }

  /** Remainders and bitwise operations, whose operands may be negative, in range or not. */
  @ParameterizedTest
  @ValueSource(ints = {1, 4})
  void remaindersAndBitsReportTheFirstOfAVectorThatFails(int width) {
    int items = 96;
    TestLaunchRange range = TestLaunchRange.ndRange(new long[] {items}, new long[] {16});
    for (int n : new int[] {-128, -100, -5, -1, 0, 1, 3, 7, 64, 99, 100, 127, 1 << 30}) {
      for (int length : new int[] {0, 1, 3, 4, 5, 8, 63, 64, 65, 96, 99, 100, 103, 104, 200}) {
        run("wrapped", width, n, length, range);
        int[] expected = new int[3];
        for (int first = 0; first < items && expected[0] == 0; first += width) {
          expected = firstOfVector(first, width, n, length);
        }
        assertThat(reported()).as("%d, %d", n, length).containsExactly(expected);
        for (int i = 0; i < items && expected[0] == 0; i++) {
          assertThat(out.get(i))
              .isEqualTo(3 + wrapped(1, i, n) + wrapped(2, i, n) + wrapped(3, i, n));
        }
      }
    }
  }

  private static int[] firstOfVector(int first, int width, int n, int length) {
    for (int site = 1; site <= 3; site++) {
      for (int i = first; i < first + width; i++) {
        int index = wrapped(site, i, n);
        if (index < 0 || index >= length) {
          return new int[] {site, index, length};
        }
      }
    }
    return new int[3];
  }

  private static int wrapped(int site, int i, int n) {
    return switch (site) {
      case 1 -> i % (n == 0 || n == -1 ? 1 : n);
      case 2 -> i & n;
      default -> i | 3;
    };
  }

  /**
   * The loops over whole vectors, and over what is left of them, have a form without checks; but
   * not beside divisions, which take much longer.
   */
  @Test
  void bitsHaveAFormWithoutChecksAndRemaindersHaveNone() {
    String text = new String(compile(4, BuildOutput.LLVM_IR), StandardCharsets.UTF_8);
    int loops = 2;
    assertThat(body(text, "masked").split("= or <4 x i32>")).hasSizeGreaterThan(2 * loops);
    assertThat(body(text, "wrapped").split("= srem <4 x i32>")).hasSize(1 + loops);
  }

  private static String body(String text, String kernel) {
    String rest = text.substring(text.indexOf("@" + kernel + "("));
    return rest.substring(0, rest.indexOf("\n}"));
  }

  /** It is known before both loops whether all of its positions are in range. */
  @Test
  void loopsThatCarryAPositionAlongHaveAFormWithoutChecks() {
    String text = new String(compile(1, BuildOutput.LLVM_IR), StandardCharsets.UTF_8);
    String carried = text.substring(text.indexOf("@carried("));
    String body = carried.substring(0, carried.indexOf("\n}"));
    assertThat(body.split("\n\n")).anyMatch(block -> block.split("= load i32", -1).length > 12);
  }

  /** A form without one comparison, beside a loop that keeps its own, is not worth its code. */
  @Test
  void aCheckBesideALoopThatKeepsItsChecksIsNoReasonForTwoForms() {
    String text = new String(compile(1, BuildOutput.LLVM_IR), StandardCharsets.UTF_8);
    String walk = text.substring(text.indexOf("@walk("));
    String body = walk.substring(0, walk.indexOf("\n}"));
    assertThat(body.split("call .*@sycamore_violation\\(.* i32 1, i32 %", -1)).hasSize(2);
    assertThat(body.split("store i32", -1)).hasSize(2);
  }

  /** Read along each way to it, the index would be read 2^28 times. */
  @Test
  @Timeout(300)
  void anIndexToWhichManyWaysLeadIsReadOnce() {
    StringBuilder sums = new StringBuilder("  %d0 = add i32 %k, %k\n");
    for (int d = 1; d < 28; d++) {
      sums.append("  %%d%d = add i32 %%d%d, %%d%d\n".formatted(d, d - 1, d - 1));
    }
    String index = "  %t1 = add i32 %t0, %i\n";
    String text = TestModules.text("checks");
    int rows = text.indexOf("@rows(");
    int at = text.indexOf(index, rows);
    String longer =
        text.substring(0, at)
            + sums
            + "  %t1 = add i32 %t0, %d27\n"
            + text.substring(at + index.length());

    BuildJob job =
        TestModules.job("checks", longer, ImageTarget.X86_64, List.of("rows"), BuildOutput.LLVM_IR);

    assertThat(new String(TestModules.image(job), StandardCharsets.UTF_8)).contains("@rows(");
  }
}
