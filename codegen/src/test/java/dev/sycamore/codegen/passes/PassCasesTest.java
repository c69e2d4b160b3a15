package dev.sycamore.codegen.passes;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.codegen.UnitNormalizer;
import dev.sycamore.codegen.error.CodegenException;
import dev.sycamore.codegen.normal.VerifyNormalForm;
import dev.sycamore.codegen.reports.Reporting;
import dev.sycamore.codegen.rewrite.CodeContents;
import dev.sycamore.codegen.rewrite.UnitPass;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.text.ModelPrinter;
import dev.sycamore.model.text.ModelReader;
import dev.sycamore.model.text.ModelSyntaxException;
import dev.sycamore.testsupport.Goldens;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Each pass for itself, on texts of the device model: a file of {@code cases/PASS} is declarations,
 * a separator, and what the pass makes of them, or why it refuses them. {@code
 * -Dupdate.goldens=true} writes what follows the separator.
 */
class PassCasesTest {

  private static final Path FOLDER = Path.of("src/test/resources/cases");
  private static final String HEADER = "device-model 1\nunit Case\nfile \"Case.java\"\n";
  private static final String SEPARATOR = "// becomes:\n";
  private static final int LEAST_CASES = 5;

  private static final Map<String, UnitPass> PASSES = new TreeMap<>();

  static {
    PASSES.put("PassStaticValues", new PassStaticValues());
    PASSES.put("LowerGroupOperations", new LowerGroupOperations());
    // As in the pipeline: each operation that is checked is a node of its own.
    UnitPass expanding = new ExpandCompoundAssignments(Reporting::mayFail);
    PASSES.put("WriteChecks", unit -> Reporting.apply(expanding.run(unit), true));
    PASSES.put("WritePrints", unit -> Reporting.apply(unit, false));
    PASSES.put("RemoveAssertions", new RemoveAssertions());
    PASSES.put("FoldConstants", new FoldConstants());
    PASSES.put("ExpandArrayInitializers", new ExpandArrayInitializers());
    PASSES.put("SplitDeepExpressions", new SplitDeepExpressions());
    PASSES.put("LowerLoops", new LowerLoops());
    PASSES.put("ExpandCompoundAssignments", new ExpandCompoundAssignments());
    PASSES.put("HoistEffects", new HoistEffects());
    PASSES.put("LiftCaseDeclarations", new LiftCaseDeclarations());
    PASSES.put("VerifyNormalForm", new VerifyNormalForm());
    PASSES.put("OpenClTargetQueries", new OpenClTargetQueries());
    PASSES.put("Pipeline", unit -> UnitNormalizer.normalize(unit, false).unit());
  }

  static Stream<Path> cases() throws IOException {
    try (Stream<Path> files = Files.walk(FOLDER)) {
      return files.filter(file -> file.toString().endsWith(".dm")).sorted().toList().stream();
    }
  }

  private static String passOf(Path file) {
    return file.getParent().getFileName().toString();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void becomes(Path file) throws IOException, ModelSyntaxException {
    String text = Files.readString(file);
    String input = text.substring(0, text.indexOf(SEPARATOR));
    DeviceUnit unit = ModelReader.read(file.toString(), HEADER + input);

    Goldens.check(file, input + SEPARATOR + result(PASSES.get(passOf(file)), unit));
  }

  private static String result(UnitPass pass, DeviceUnit unit) {
    try {
      boolean applies = pass.appliesTo(CodeContents.of(unit));
      return declarations(applies ? pass.run(unit) : unit);
    } catch (CodegenException e) {
      return "// refused: " + e.getMessage() + "\n";
    }
  }

  /** The text without what is the same in all cases. */
  private static String declarations(DeviceUnit unit) {
    return ModelPrinter.printWithoutSpans(unit)
        .substring(HEADER.length())
        .lines()
        .filter(line -> !line.equals("  display \"\"") && !line.equals("  origin user"))
        .filter(line -> !line.equals("  implementation \"\""))
        .map(line -> line + "\n")
        .collect(Collectors.joining());
  }

  @Test
  void everyPassHasCases() throws IOException {
    Map<String, List<Path>> byPass = cases().collect(Collectors.groupingBy(PassCasesTest::passOf));

    assertThat(byPass.keySet()).isEqualTo(PASSES.keySet());
    assertThat(byPass)
        .allSatisfy((pass, files) -> assertThat(files).hasSizeGreaterThanOrEqualTo(LEAST_CASES));
  }
}
