package dev.sycamore.processor.outline;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.codegen.LlvmIrGenerator;
import dev.sycamore.codegen.OpenClGenerator;
import dev.sycamore.codegen.UnitNormalizer;
import dev.sycamore.diagnostics.Severity;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.NormalizedUnit;
import dev.sycamore.outliner.OutlineResult;
import dev.sycamore.outliner.OutlineRun;
import dev.sycamore.testsupport.Goldens;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The LLVM IR and the OpenCL C of small kernels. The goldens are read by people: {@code
 * -Dupdate.goldens=true} writes them anew.
 */
class GeneratedCodeTest {
  private static final Path FOLDER = Path.of("src/test/resources/generated");

  @ParameterizedTest
  @ValueSource(strings = {"Arithmetic", "Control", "PassedZeros", "Saxpy", "WorkGroup"})
  void becomes(String name) throws IOException {
    OutlineResult result = OutlineRun.of(Files.readString(FOLDER.resolve(name + ".java")));
    assertThat(result.diagnostics()).noneMatch(found -> found.severity() == Severity.ERROR);
    List<DeviceUnit> units = result.program().units();
    assertThat(units).hasSize(1);

    NormalizedUnit unit = UnitNormalizer.normalize(units.get(0), false);
    check(name + ".ll", LlvmIrGenerator.generate(unit));
    check(name + ".cl", OpenClGenerator.generate(unit));
  }

  private static void check(String name, String text) throws IOException {
    Path golden = FOLDER.resolve(name);
    Goldens.check(golden, text);
  }
}
