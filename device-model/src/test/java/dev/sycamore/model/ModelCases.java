package dev.sycamore.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.text.ModelPrinter;
import dev.sycamore.model.text.ModelReader;
import dev.sycamore.model.text.ModelSyntaxException;
import dev.sycamore.testsupport.CaseFile;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What the model's classes answer about code: each file of a folder of {@code cases} is a unit, and
 * the answer as text. {@code -Dupdate.goldens=true} writes the answers.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class ModelCases {
  private static final String HEADER = "device-model 1\nunit Case\nfile \"Case.java\"\n";
  private static final String GIVES = "gives";
  private static final int LEAST_CASES = 5;

  private final Path folder;

  /**
   * @param folder of {@code cases}
   */
  protected ModelCases(String folder) {
    this.folder = Path.of("src/test/resources/cases").resolve(folder);
  }

  /** The answer about a unit. */
  protected abstract String text(DeviceUnit unit);

  final List<CaseFile> cases() {
    return CaseFile.in(folder, ".dm", GIVES);
  }

  @ParameterizedTest
  @MethodSource("cases")
  final void gives(CaseFile file) throws ModelSyntaxException {
    file.check(GIVES, text(ModelReader.read(file.toString(), HEADER + file.input())));
  }

  @Test
  final void thereAreCases() {
    assertThat(cases()).hasSizeGreaterThanOrEqualTo(LEAST_CASES);
  }

  /** The declarations of a unit. */
  protected static String declarations(DeviceUnit unit) {
    return ModelPrinter.printWithoutSpans(unit)
        .substring(HEADER.length())
        .replace("  display \"\"\n", "")
        .replace("  origin user\n", "");
  }
}
