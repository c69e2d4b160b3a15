package dev.sycamore.tests.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.tests.compile.Compiled;
import dev.sycamore.tests.compile.HostDiagnostic;
import dev.sycamore.tests.compile.Source;
import dev.sycamore.tests.compile.TestCompiler;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A launch that is no Java, not because of its kernel, is reported by the host compiler alone. */
@Tag("module")
class RejectedLaunchesTest {

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource
  void theArgumentBesideTheKernelNamesNoMethod(TestedHostCompiler host) {
    isLeftToTheHost(host, "q.parallelFor(Range1.of(8), i -> a[i] = 1);");
  }

  @ParameterizedTest
  @EnumSource
  void theArgumentBesideTheKernelNamesNoVariable(TestedHostCompiler host) {
    isLeftToTheHost(host, "q.parallelFor(unknown, i -> a[i] = 1);");
  }

  @ParameterizedTest
  @EnumSource
  void theArgumentBesideTheKernelNamesNoClass(TestedHostCompiler host) {
    isLeftToTheHost(host, "q.parallelFor(new Ranges(8), i -> a[i] = 1);");
  }

  @ParameterizedTest
  @EnumSource
  void theQueueIsUnknown(TestedHostCompiler host) {
    isLeftToTheHost(host, "queue.parallelFor(Range.range(8), i -> a[i] = 1);");
  }

  @ParameterizedTest
  @EnumSource
  void theArgumentBesideTheKernelHasAnotherType(TestedHostCompiler host) {
    isLeftToTheHost(host, "q.parallelFor(8, i -> a[i] = 1);");
  }

  private void isLeftToTheHost(TestedHostCompiler host, String launch) {
    Source source =
        new Source(
            "p/User.java",
            """
            package p;
            import dev.sycamore.*;
            class User {
              static void run(DeviceQueue q, int[] a) {
                %s
              }
            }
            """
                .formatted(launch));

    Compiled compiled = TestCompiler.in(folder, host).compile(List.of(source));

    assertThat(compiled.success()).isFalse();
    assertThat(compiled.findings()).as(compiled.transcript()).anyMatch(HostDiagnostic::isError);
    assertThat(compiled.ours()).as(compiled.transcript()).isEmpty();
  }
}
