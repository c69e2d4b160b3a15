package dev.sycamore.processor.outline;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.codegen.UnitNormalizer;
import dev.sycamore.diagnostics.Severity;
import dev.sycamore.diagnostics.stack.DeepStack;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.text.ModelPrinter;
import dev.sycamore.model.text.ModelReader;
import dev.sycamore.model.text.ModelSyntaxException;
import dev.sycamore.outliner.OutlineResult;
import dev.sycamore.outliner.OutlineRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The text of a unit is read back to an equal unit, for all code that is accepted. */
@Tag("one-jdk")
@Tag("module")
class ModelTextTest {

  private static final Path PROGRAMS = Path.of("..", "test-sources", "programs", "accepted");

  /** Programs of one file, together; each program of a folder. */
  private static List<List<String>> compilations() throws IOException {
    List<List<String>> all = new ArrayList<>();
    all.add(new ArrayList<>());
    try (Stream<Path> entries = Files.list(PROGRAMS)) {
      for (Path entry : entries.sorted().toList()) {
        if (Files.isRegularFile(entry)) {
          all.get(0).add(Files.readString(entry));
        } else {
          all.add(sources(entry));
        }
      }
    }
    return all;
  }

  private static List<String> sources(Path folder) throws IOException {
    List<String> sources = new ArrayList<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".java")).sorted().toList()) {
        sources.add(Files.readString(file));
      }
    }
    return sources;
  }

  private static DeviceUnit read(String text) {
    try {
      return ModelReader.read("Unit.model", text);
    } catch (ModelSyntaxException e) {
      String line = text.lines().skip(e.line() - 1L).findFirst().orElse("");
      throw new AssertionError(e.getMessage() + "\n" + line, e);
    }
  }

  private static void isReadBack(DeviceUnit unit) {
    String text = ModelPrinter.print(unit);
    DeviceUnit read = read(text);
    assertThat(ModelPrinter.print(read)).isEqualTo(text);
    assertThat(read.equals(unit)).as("%s", text).isTrue();
    String withoutSpans = ModelPrinter.printWithoutSpans(unit);
    assertThat(ModelPrinter.print(read(withoutSpans))).isEqualTo(withoutSpans);
  }

  @Test
  void unitsOfAcceptedProgramsAreReadBackAsLoweredAndInNormalForm() throws IOException {
    int units = 0;
    for (List<String> sources : compilations()) {
      OutlineResult result = OutlineRun.of(sources.toArray(String[]::new));
      assertThat(result.diagnostics()).noneMatch(d -> d.severity() == Severity.ERROR);
      for (DeviceUnit unit : result.program().units()) {
        DeepStack.call(
            () -> {
              isReadBack(unit);
              isReadBack(UnitNormalizer.normalize(unit, false).unit());
              isReadBack(UnitNormalizer.normalize(unit, true).unit());
              return null;
            });
        units++;
      }
      result.program().libraries().forEach(ModelTextTest::isReadBack);
    }
    assertThat(units).isGreaterThan(100);
  }
}
