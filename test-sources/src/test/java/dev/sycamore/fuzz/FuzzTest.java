package dev.sycamore.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.testsupport.tools.Tool;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Random programs give the JVM's bits on every device, and their SPIR-V is valid. A run of another
 * size: {@code -Dfuzz.programs=100000 -Dfuzz.seed=7}; see {@link FuzzSettings} for the rest.
 */
@Tag("full")
class FuzzTest {
  @Test
  void randomProgramsGiveTheSameBitsEverywhere(@TempDir Path folder) throws Exception {
    FuzzSettings settings = FuzzSettings.fromSystemProperties();
    Fuzz.Result result = new Fuzz(settings, folder, System.out).run();
    System.out.println(result.report());
    if (Tool.OPENCL.isRequired()) {
      assertThat(result.devices()).anyMatch(device -> device.startsWith("opencl:"));
    }
    if (Tool.SPIRV_VAL.isRequired()) {
      assertThat(result.validatedImages()).isPositive();
    }
    assertThat(result.failures()).as(result.report()).isEmpty();
  }

  /** With checks, an index out of range is an exception wherever it is one on the JVM. */
  @Test
  void randomProgramsThrowOnShortArraysWhereTheJvmDoes(@TempDir Path folder) throws Exception {
    FuzzSettings settings = FuzzSettings.fromSystemProperties();
    Fuzz.Result result =
        new Fuzz(
                settings.onShortArrays(Math.max(10, settings.programs() / 4), 8),
                folder,
                System.out)
            .run();
    System.out.println(result.report());
    assertThat(result.throwing()).isPositive();
    assertThat(result.failures()).as(result.report()).isEmpty();
  }
}
