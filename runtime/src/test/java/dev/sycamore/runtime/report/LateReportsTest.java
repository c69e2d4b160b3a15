package dev.sycamore.runtime.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.binding.ElementKind;
import dev.sycamore.binding.KernelBinding;
import dev.sycamore.binding.KernelForm;
import dev.sycamore.binding.LaunchAttributes;
import dev.sycamore.binding.ReportKind;
import dev.sycamore.binding.ReportSite;
import dev.sycamore.binding.UnitBinding;
import dev.sycamore.runtime.driver.DeviceBlock;
import dev.sycamore.runtime.kernel.BoundKernel;
import dev.sycamore.runtime.natives.Lwjgl;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.lwjgl.system.MemoryUtil;

/** Reports of launches that nobody waits for, as a device writes and reads them. */
class LateReportsTest {
  private static final int STOPPED = -1;
  private static final int COUNT = 512;
  private static final KernelBinding KERNEL =
      new KernelBinding(
          "Main.run.k1",
          "Main_run_k1",
          KernelForm.RANGE,
          1,
          "Main.java",
          5,
          3,
          8,
          "",
          List.of(),
          List.of(),
          LaunchAttributes.NONE);

  private final BoundKernel kernel = new BoundKernel(new Unit(), 0, KERNEL);
  private long memory;
  private final LateReports reports =
      new LateReports(
          new SharedReportPlaces(
              (kind, size) -> {
                memory = MemoryUtil.nmemAllocChecked(size);
                return new Block(memory, size);
              },
              COUNT),
          "a-device");

  private record Block(long hostAddress, long size) implements DeviceBlock {}

  private static final class Unit implements UnitBinding {
    @Override
    public int formatVersion() {
      return FORMAT_VERSION;
    }

    @Override
    public List<KernelBinding> kernels() {
      return List.of(KERNEL);
    }

    @Override
    public List<ReportSite> reportSites() {
      return List.of(site(ReportKind.ARRAY_INDEX, 2));
    }

    @Override
    public Object argument(int kernel, int argument, Object[] captured) {
      throw new UnsupportedOperationException();
    }
  }

  private static ReportSite site(ReportKind kind, int operands) {
    return new ReportSite(
        kind, "Main.f()", "Main.java", 7, 9, "", Collections.nCopies(operands, ElementKind.INT));
  }

  /** Left to itself, LWJGL sets a property that other class loaders of this JVM would obey. */
  @BeforeAll
  static void loadLibrary() {
    Lwjgl.load();
  }

  @AfterEach
  void free() {
    MemoryUtil.nmemFree(memory);
  }

  private int word(LateReport report, int word) {
    return MemoryUtil.memGetInt(memory + (report.offset() & ~1L) + 4L * word);
  }

  private void set(LateReport report, int word, int value) {
    MemoryUtil.memPutInt(memory + (report.offset() & ~1L) + 4L * word, value);
  }

  private void violate(LateReport report, int index) {
    set(report, ReportLayout.FIRST_OPERAND, index);
    set(report, ReportLayout.FIRST_OPERAND + 1, 40);
    set(report, ReportLayout.KERNEL, 1);
    set(report, ReportLayout.VIOLATION, 1);
  }

  /** What a kernel does first, as it is compiled. */
  private boolean runs(LateReport report) {
    if ((report.offset() & 1) != 0 && word(report, ReportPlaces.WORDS) != 0) {
      set(report, ReportLayout.VIOLATION, STOPPED);
      return false;
    }
    return true;
  }

  @Test
  void eachLaunchHasItsOwnFailure() {
    LateReport first = reports.add(kernel, false);
    LateReport second = reports.add(kernel, false);
    LateReport third = reports.add(kernel, false);
    violate(first, 41);
    assertThat(runs(second)).isTrue();
    violate(third, 43);

    assertThat(first.failure()).hasMessage("Index 41 out of bounds for length 40");
    assertThat(second.failure()).isNull();
    assertThat(third.failure()).hasMessage("Index 43 out of bounds for length 40");
    assertThat(third.failure()).isSameAs(third.failure());
  }

  @Test
  void whatStopsDoesSoOneAfterTheOther() {
    LateReport first = reports.add(kernel, false);
    assertThat(reports.nextStopsWith(List.of(first))).isTrue();
    LateReport second = reports.add(kernel, true);
    assertThat(reports.nextStopsWith(List.of(first, second))).isTrue();
    LateReport third = reports.add(kernel, true);
    violate(first, 41);

    assertThat(runs(second)).isFalse();
    assertThat(runs(third)).isFalse();
    assertThat(third.failure()).isNull();
    assertThat(first.failure()).isNotNull();
  }

  @Test
  void whatDependsOnOthersThanTheLastIsNotStarted() {
    assertThat(reports.nextStopsWith(List.of())).isFalse();
    LateReport first = reports.add(kernel, false);
    LateReport second = reports.add(kernel, false);

    assertThat(reports.nextStopsWith(List.of(first))).isFalse();
    assertThat(reports.nextStopsWith(List.of(first, second))).isFalse();
    assertThat(reports.nextStopsWith(Collections.singletonList(null))).isFalse();
    assertThat(reports.nextStopsWith(List.of(second))).isTrue();
  }

  @Test
  void placesAreUsedAgainOnceNobodyLooksAtThem() {
    LateReport first = reports.add(kernel, false);
    LateReport second = reports.add(kernel, true);
    violate(first, 41);
    LateReport last = second;
    while (reports.haveRoom()) {
      last = reports.add(kernel, false);
      assertThat(word(last, ReportLayout.VIOLATION)).isZero();
      assertThat(word(last, ReportLayout.CAPACITY))
          .isEqualTo(ReportPlaces.WORDS - ReportLayout.HEADER);
    }
    assertThat(last.offset()).isNotEqualTo(first.offset());
    assertThat(first.failure()).isNotNull();
    last = reports.add(kernel, false);
    // The second may not have begun, and looks at the first.
    assertThat(reports.haveRoom()).isFalse();
    assertThat(word(first, ReportLayout.VIOLATION)).isNotZero();

    reports.settle();
    LateReport next = last;
    while (next.offset() != first.offset()) {
      assertThat(reports.haveRoom()).isTrue();
      next = reports.add(kernel, false);
    }
    assertThat(word(next, ReportLayout.VIOLATION)).isZero();
    assertThat(next.failure()).isNull();
  }

  @Test
  void theFirstPlaceHasNoneBeforeIt() {
    LateReport last = reports.add(kernel, false);
    for (int n = 1; n < COUNT; n++) {
      reports.settle();
      last = reports.add(kernel, false);
    }
    assertThat(last.offset()).isZero();
    assertThat(reports.nextStopsWith(List.of(last))).isFalse();
  }

  @Test
  void linesAndLongMessagesHaveNoRoom() {
    assertThat(LateReports.haveRoomFor(List.of(site(ReportKind.ASSERTION_MESSAGE, 52)))).isTrue();
    assertThat(LateReports.haveRoomFor(List.of(site(ReportKind.ASSERTION_MESSAGE, 53)))).isFalse();
    assertThat(LateReports.haveRoomFor(List.of(site(ReportKind.PRINT, 0)))).isFalse();
  }
}
