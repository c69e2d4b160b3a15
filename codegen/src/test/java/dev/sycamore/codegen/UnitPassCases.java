package dev.sycamore.codegen;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.codegen.error.CodegenException;
import dev.sycamore.codegen.rewrite.CodeContents;
import dev.sycamore.codegen.rewrite.UnitPass;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.testsupport.CaseFile;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Each pass of a package for itself, on texts of the device model: a file of {@code cases/PASS} is
 * declarations, and what the pass makes of them, or why it refuses them. {@code
 * -Dupdate.goldens=true} writes what the pass makes.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class UnitPassCases {
  private static final Path FOLDER = Path.of("src/test/resources/cases");
  private static final String BECOMES = "becomes";
  private static final int LEAST_CASES = 5;

  private final Map<String, UnitPass> passes;

  /**
   * @param passes by their folders
   */
  protected UnitPassCases(Map<String, UnitPass> passes) {
    this.passes = passes;
  }

  /** All cases, in the order of their paths. */
  private static List<CaseFile> all() {
    return CaseFile.in(FOLDER, ".dm", BECOMES);
  }

  final List<CaseFile> cases() {
    return all().stream().filter(file -> passes.containsKey(file.kind())).toList();
  }

  @ParameterizedTest
  @MethodSource("cases")
  final void becomes(CaseFile file) {
    file.check(BECOMES, result(passes.get(file.kind()), CaseUnits.of(file)));
  }

  private static String result(UnitPass pass, DeviceUnit unit) {
    try {
      boolean applies = pass.appliesTo(CodeContents.of(unit));
      return CaseUnits.declarations(applies ? pass.run(unit) : unit);
    } catch (CodegenException e) {
      return "// refused: " + e.getMessage() + "\n";
    }
  }

  @Test
  final void everyPassHasCases() {
    Map<String, List<CaseFile>> byPass =
        cases().stream().collect(Collectors.groupingBy(CaseFile::kind));

    assertThat(byPass.keySet()).isEqualTo(passes.keySet());
    assertThat(byPass)
        .allSatisfy((pass, files) -> assertThat(files).hasSizeGreaterThanOrEqualTo(LEAST_CASES));
  }
}
