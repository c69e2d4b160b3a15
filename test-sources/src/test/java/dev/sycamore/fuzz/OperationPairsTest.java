package dev.sycamore.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.fuzz.generate.OperationPairs;
import dev.sycamore.fuzz.program.KernelProgram;
import dev.sycamore.fuzz.run.BatchRunner;
import dev.sycamore.fuzz.shrink.FuzzFailure;
import dev.sycamore.testsupport.sample.CommitSample;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Compares every operation with every use of its result, on every device, with the JVM. The full
 * size: {@code -Dtest.sample=100 -Dpairs.passes=64}, on other devices: {@code
 * -Dpairs.targets=x86_64,ptx64 -Dpairs.devices=native-cpu,cuda:0}.
 */
@Tag("one-jdk")
@Tag("full")
class OperationPairsTest {
  private static final String NATIVE_CPU = "native-cpu";

  @Test
  void everyUseOfEveryOperation(@TempDir Path folder) {
    int passes = Integer.getInteger("pairs.passes", 4);
    List<KernelProgram> programs =
        CommitSample.of("operation pairs", OperationPairs.programs(passes), 12);
    String targets = System.getProperty("pairs.targets", FuzzSettings.TARGETS);
    List<String> options = List.of(FuzzSettings.targets(targets), "-Asycamore.checks=off");
    try (BatchRunner runner = new BatchRunner(folder, options, Duration.ofMinutes(2))) {
      List<String> devices =
          new ArrayList<>(List.of(System.getProperty("pairs.devices", NATIVE_CPU).split(",", -1)));
      if (System.getProperty("pairs.devices") == null) {
        runner.openClDevices().stream().limit(1).forEach(devices::add);
      }
      List<FuzzFailure> failures = runner.run(programs, devices);
      System.out.printf(
          "%,d programs of %,d expressions in all, %,d pairs of values each, on %s: %,d failures, %s%n",
          programs.size(),
          OperationPairs.expressions(),
          64 * passes,
          devices,
          failures.size(),
          runner.times());
      assertThat(failures.stream().map(f -> f.summary() + f.program().text("P"))).isEmpty();
    }
  }
}
