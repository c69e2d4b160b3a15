package dev.sycamore.tests.records;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.tests.compile.Source;
import dev.sycamore.tests.devices.TestDevices;
import dev.sycamore.tests.images.ImageValidators;
import dev.sycamore.tests.programs.CompiledPrograms;
import dev.sycamore.tests.programs.Results;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Records of every shape, assigned, passed, returned, captured and stored, compile to valid SPIR-V
 * and have the JVM's bits.
 */
@Tag("one-jdk")
@Tag("full")
class RecordShapesTest {

  @TempDir static Path folder;

  private static CompiledPrograms programs;

  @BeforeAll
  static void compile() throws IOException {
    List<Source> sources =
        RecordShape.all().stream()
            .map(shape -> new Source(shape.className() + ".java", shape.source()))
            .toList();
    // Some shapes compute nothing from the array that all of them pass.
    programs =
        CompiledPrograms.of(
            folder,
            sources,
            "-Asycamore.targets=" + TestDevices.targets(),
            "-Asycamore.severity.SYC1103=off");
  }

  @AfterAll
  static void close() throws IOException {
    programs.close();
  }

  @Test
  void compileForEveryTarget() {
    assertThat(programs.compiled().success()).as(programs.compiled().transcript()).isTrue();
    assertThat(programs.compiled().ours()).isEmpty();
    assertThat(programs.files(".spv"))
        .hasSize(RecordShape.all().size())
        .allSatisfy(ImageValidators::checkSpirV);
  }

  static List<RecordShape> shapes() {
    return RecordShape.all();
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void haveTheBitsOfTheJvm(RecordShape shape) throws ReflectiveOperationException {
    List<String> expected = programs.run(shape.className(), TestDevices.HOST);

    for (String device : devices()) {
      assertThat(Results.differences(expected, programs.run(shape.className(), device)))
          .as(device)
          .isEmpty();
    }
  }

  /** The OpenCL C of records is the random programs' matter: drivers compile it at run time. */
  private static List<String> devices() {
    return System.getenv("SYCAMORE_REQUIRE_SPIRV") != null
        ? TestDevices.underTest()
        : List.of("native-cpu");
  }
}
