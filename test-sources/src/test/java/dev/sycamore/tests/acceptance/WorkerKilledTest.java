package dev.sycamore.tests.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.tests.compile.Compiled;
import dev.sycamore.tests.compile.HostDiagnostic;
import dev.sycamore.tests.compile.Source;
import dev.sycamore.tests.compile.TestCompiler;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Somebody kills the device compiler's process in the middle of a build. */
@Tag("one-jdk")
@Tag("module")
class WorkerKilledTest {

  private static final Source UNIT =
      new Source(
          "Unit.java",
          """
          import static dev.sycamore.Range.range;
          class Unit {
            static void run(dev.sycamore.DeviceQueue q, int[] a) {
              q.parallelFor(range(a.length), i -> a[i] = i);
            }
          }
          """);

  @ParameterizedTest
  @EnumSource
  void isADiagnosticAndTheHostGoesOn(TestedHostCompiler host, @TempDir Path folder)
      throws InterruptedException {
    AtomicInteger killed = new AtomicInteger();
    Compiled compiled = compileWhileKilling(host, folder.resolve("killed"), killed);

    assertThat(killed).hasPositiveValue();
    assertThat(compiled.success()).isFalse();
    // Warnings of the host compiler about its options are its own business.
    assertThat(compiled.findings().stream().filter(HostDiagnostic::isError))
        .allMatch(f -> f.id().isPresent());
    HostDiagnostic finding = compiled.ours().get(0);
    assertThat(finding.message())
        .contains("[SYC5002]")
        .contains("x86_64")
        .contains("kernel ")
        .contains("killed")
        .doesNotContain("\tat ");
    assertThat(finding.offset()).isEqualTo(UNIT.text().indexOf("i -> a[i]"));
    assertThat(compiled.classes().resolve("META-INF")).doesNotExist();

    Compiled next =
        TestCompiler.in(folder.resolve("next"), host)
            .with("-Asycamore.targets=x86_64")
            .compile(List.of(UNIT));
    assertThat(next.success()).as(next.transcript()).isTrue();
    assertThat(Files.exists(next.classes().resolve("META-INF/sycamore/Unit.x86_64.so"))).isTrue();
  }

  private static Compiled compileWhileKilling(
      TestedHostCompiler host, Path folder, AtomicInteger killed) throws InterruptedException {
    AtomicBoolean done = new AtomicBoolean();
    Thread killer = new Thread(() -> killWorkers(done, killed), "killer");
    killer.start();
    try {
      return TestCompiler.in(folder, host).with("-Asycamore.targets=x86_64").compile(List.of(UNIT));
    } finally {
      done.set(true);
      killer.join();
    }
  }

  /**
   * Kills what runs the worker's main class; a child that is only about to start it is not yet one.
   */
  private static void killWorkers(AtomicBoolean done, AtomicInteger killed) {
    while (!done.get()) {
      ProcessHandle.current()
          .children()
          .filter(child -> child.info().commandLine().orElse("").contains("worker.WorkerMain"))
          .filter(ProcessHandle::destroyForcibly)
          .forEach(child -> killed.incrementAndGet());
      Thread.onSpinWait();
    }
  }
}
