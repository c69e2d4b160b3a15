package dev.sycamore.runtime.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.sycamore.DeviceException;
import dev.sycamore.WorkItemException;
import dev.sycamore.binding.ElementKind;
import dev.sycamore.binding.KernelBinding;
import dev.sycamore.binding.KernelForm;
import dev.sycamore.binding.LaunchAttributes;
import dev.sycamore.binding.ReportKind;
import dev.sycamore.binding.ReportSite;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What the runtime makes of the words of a report buffer. */
class ViolationTest {

  private static final int DIVISION = 1;
  private static final int INDEX = 2;
  private static final int LINE = 3;

  private static final List<ReportSite> SITES =
      List.of(
          site(ReportKind.DIVISION, "Main.half(int)", 0),
          site(ReportKind.ARRAY_INDEX, "kernel Main.run.k1", 2),
          site(ReportKind.PRINT, "kernel Main.run.k1", 0));

  private static final List<KernelBinding> KERNELS =
      List.of(
          kernel("Main.run.k1", KernelForm.RANGE, 1),
          kernel("Main.run.k2", KernelForm.RANGE, 3),
          kernel("Main.run.k3", KernelForm.ND_RANGE, 2),
          kernel("Main.run.k4", KernelForm.SINGLE_TASK, 1),
          kernel("Main.run.k5", KernelForm.ND_RANGE, 3));

  private static ReportSite site(ReportKind kind, String function, int operands) {
    return new ReportSite(
        kind, function, "Main.java", 7, 9, "", Collections.nCopies(operands, ElementKind.INT));
  }

  private static KernelBinding kernel(String name, KernelForm form, int dimensions) {
    return new KernelBinding(
        name,
        name.replace('.', '_'),
        form,
        dimensions,
        "Main.java",
        5,
        3,
        8,
        "",
        List.of(),
        List.of(),
        LaunchAttributes.NONE);
  }

  /** Numbers of global ids and sizes of groups as kernels write them: the fastest first. */
  private static int[] words(int site, int kernel, List<Integer> ids, List<Integer> sizes) {
    int[] words = new int[16];
    words[0] = site;
    words[1] = 41;
    words[2] = 40;
    words[7] = kernel;
    for (int d = 0; d < ids.size(); d++) {
      words[11 + d] = ids.get(d);
    }
    words[14] = sizes.isEmpty() ? 0 : sizes.get(0);
    for (int d = 1; d < sizes.size(); d++) {
      words[15] |= sizes.get(d) << ((d - 1) * 16);
    }
    return words;
  }

  private static Throwable exception(int... words) {
    return Violation.read(words, SITES, KERNELS).exception("a-device");
  }

  private static WorkItemException item(Throwable violation) {
    assertThat(violation).hasCauseInstanceOf(WorkItemException.class);
    return (WorkItemException) violation.getCause();
  }

  @Test
  void aWorkItemOfARangeIsNamed() {
    Throwable violation = exception(words(INDEX, 1, List.of(17), List.of()));

    assertThat(violation)
        .isExactlyInstanceOf(ArrayIndexOutOfBoundsException.class)
        .hasMessage("Index 41 out of bounds for length 40");
    assertThat(item(violation))
        .hasMessage(
            "at Main.java:7:9 in kernel Main.run.k1, at work-item 17, on the device a-device");
    assertThat(item(violation).globalId()).containsExactly(17);
    assertThat(item(violation).groupId()).isEmpty();
    assertThat(item(violation).localId()).isEmpty();
  }

  @Test
  void dimensionsAreInTheOrderOfTheProgram() {
    WorkItemException item = item(exception(words(DIVISION, 2, List.of(3, 2, 1), List.of(9, 9))));

    assertThat(item.globalId()).containsExactly(1, 2, 3);
    assertThat(item.groupId()).isEmpty();
    assertThat(item)
        .hasMessage(
            "at Main.java:7:9 in Main.half(int), called by kernel Main.run.k2, at work-item (1, 2,"
                + " 3), on the device a-device");
  }

  @Test
  void aWorkItemOfAGroupIsNamedInItToo() {
    WorkItemException item = item(exception(words(INDEX, 3, List.of(21, 6), List.of(8, 4))));

    assertThat(item.globalId()).containsExactly(6, 21);
    assertThat(item.groupId()).containsExactly(1, 2);
    assertThat(item.localId()).containsExactly(2, 5);
    assertThat(item)
        .hasMessageContaining(", at work-item (6, 21), local (2, 5) in group (1, 2), on");
  }

  @Test
  void groupsHaveThreeSizes() {
    WorkItemException item =
        item(
            exception(
                words(INDEX, 5, List.of(70_000, 4097, 40_000), List.of(65_537, 4096, 39_999))));

    assertThat(item.globalId()).containsExactly(40_000, 4097, 70_000);
    assertThat(item.groupId()).containsExactly(1, 1, 1);
    assertThat(item.localId()).containsExactly(1, 1, 4463);
  }

  @Test
  void aSingleTaskHasNoIndex() {
    WorkItemException item = item(exception(words(INDEX, 4, List.of(), List.of())));

    assertThat(item.globalId()).isEmpty();
    assertThat(item).hasMessage("at Main.java:7:9 in kernel Main.run.k1, on the device a-device");
  }

  @Test
  void aSliceIsWhatTheHostThrows() {
    ReportSite site = site(ReportKind.MEMORY_SLICE, "Main.f()", 3);

    assertThat(ViolationExceptions.of(site, List.of(8, 3, 10)))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage("a slice of 3 elements from index 8, of memory of 10");
  }

  /** What has no room in the header is at the end of the buffer, after the printed lines. */
  @Test
  void theMessageOfAnAssertionHasItsValues() {
    List<ElementKind> kinds =
        List.of(
            ElementKind.INT,
            ElementKind.LONG,
            ElementKind.BOOLEAN,
            ElementKind.CHAR,
            ElementKind.DOUBLE,
            ElementKind.HALF,
            ElementKind.FLOAT);
    ReportSite site =
        new ReportSite(
            ReportKind.ASSERTION_MESSAGE,
            "Main.f()",
            "Main.java",
            7,
            9,
            "%s %s %s %s %s %s %s 100 %%",
            kinds);
    int[] words = Arrays.copyOf(words(4, 1, List.of(0), List.of()), 16 + 10 + 3);
    words[9] = 13;
    long wide = Double.doubleToLongBits(0.1);
    int[] values = {-1, 5, -1, 1, 'x', (int) wide};
    System.arraycopy(values, 0, words, 1, values.length);
    words[26] = (int) (wide >> 32);
    words[27] = Float.floatToIntBits(1.5f);
    words[28] = Float.floatToIntBits(1e10f);
    List<ReportSite> sites = new java.util.ArrayList<>(SITES);
    sites.add(site);

    assertThat(Violation.read(words, sites, KERNELS).exception("a-device"))
        .isExactlyInstanceOf(AssertionError.class)
        .hasMessage("-1 -4294967291 true x 0.1 1.5 1.0E10 100 %");
  }

  private static Throwable range(int length, int from, int to) {
    return ViolationExceptions.of(
        site(ReportKind.ARRAY_RANGE, "Main.f()", 3), List.of(length, from, to));
  }

  private static Throwable copy(int... operands) {
    ReportSite site =
        new ReportSite(
            ReportKind.ARRAY_COPY,
            "Main.f()",
            "Main.java",
            7,
            9,
            "double",
            Collections.nCopies(5, ElementKind.INT));
    return ViolationExceptions.of(site, Arrays.stream(operands).boxed().toList());
  }

  /** What is thrown for a range is what this JVM throws, whatever the numbers. */
  @Test
  void rangesAreTheJvmsOwn() {
    int[] numbers = {Integer.MIN_VALUE, -3, -1, 0, 2, 5, 6, 9, Integer.MAX_VALUE};
    int[] array = new int[5];
    double[] source = new double[5];
    double[] target = new double[6];
    for (int from : numbers) {
      for (int to : numbers) {
        Throwable thrown = catchThrowable(() -> Arrays.fill(array, from, to, 1));
        if (thrown != null) {
          assertThat(range(5, from, to)).hasToString(thrown.toString());
        }
        for (int count : numbers) {
          Throwable copying =
              catchThrowable(() -> System.arraycopy(source, from, target, to, count));
          if (copying != null) {
            assertThat(copy(5, from, 6, to, count)).hasToString(copying.toString());
          }
        }
      }
    }
  }

  @Test
  void whatNoKernelWritesIsRefused() {
    List<int[]> damaged =
        List.of(
            words(SITES.size() + 1, 1, List.of(), List.of()),
            words(-1, 1, List.of(), List.of()),
            words(LINE, 1, List.of(), List.of()),
            words(INDEX, 0, List.of(), List.of()),
            words(INDEX, KERNELS.size() + 1, List.of(), List.of()),
            words(INDEX, Integer.MIN_VALUE, List.of(), List.of()),
            words(INDEX, 1, List.of(-1), List.of()),
            words(INDEX, 2, List.of(0, 0, -5), List.of()),
            words(INDEX, 3, List.of(1, 1), List.of(1, 0)),
            words(INDEX, 3, List.of(1, 1), List.of(-4, 1)));

    assertThat(damaged)
        .allSatisfy(
            words ->
                assertThatThrownBy(() -> exception(words))
                    .isExactlyInstanceOf(DeviceException.class)
                    .hasMessageContaining("overwritten the buffer of its reports"));
  }

  @Test
  void randomWordsAreAViolationOrRefused() {
    Random random = new Random(21);
    for (int i = 0; i < 10_000; i++) {
      int[] words = random.ints(16).map(w -> random.nextInt(4) == 0 ? w : (w & 7) - 1).toArray();
      try {
        assertThat(item(exception(words))).hasMessageContaining("Main.java:7:9");
      } catch (DeviceException e) {
        assertThat(e).hasMessageContaining("overwritten");
      }
    }
  }
}
