package dev.sycamore.outliner;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.text.ModelPrinter;
import dev.sycamore.testsupport.CaseFile;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What Java becomes, construct by construct: a file of {@code cases/PACKAGE/KIND} is a class {@code
 * Case}, and its kernels and functions in the device model, or why they are refused. The tests of
 * the packages run those of their folders. All files are outlined together, once. {@code
 * -Dupdate.goldens=true} writes what they become.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class OutlinerCases {
  private static final Path FOLDER = Path.of("src/test/resources/cases");
  private static final String BECOMES = "becomes";
  private static final int LEAST_CASES = 5;

  /** In the first line of each case, which describes it. */
  private static final String HEADER =
      "package %s; import dev.sycamore.*; import dev.sycamore.annotations.*; import"
          + " java.util.function.*; import static dev.sycamore.AccessMode.*; import static"
          + " dev.sycamore.NdRange.ndRange; import static dev.sycamore.Range.range;";

  private static final Map<String, String> RESULTS = new TreeMap<>();

  private final List<String> kinds;

  /**
   * @param kinds all folders of the package
   */
  protected OutlinerCases(String... kinds) {
    this.kinds = List.of(kinds);
  }

  final List<CaseFile> cases() {
    String root = OutlinerCases.class.getPackageName() + ".";
    String own = getClass().getPackageName().substring(root.length());
    return CaseFile.in(FOLDER.resolve(own.replace('.', '/')), ".case", BECOMES);
  }

  @ParameterizedTest
  @MethodSource("cases")
  final void becomes(CaseFile file) {
    file.check(BECOMES, results().get(packageOf(file)));
  }

  @Test
  final void everyKindHasCases() {
    Map<String, List<CaseFile>> byKind =
        cases().stream().collect(Collectors.groupingBy(CaseFile::kind));

    assertThat(byKind.keySet()).containsExactlyInAnyOrderElementsOf(kinds);
    assertThat(byKind)
        .allSatisfy((kind, files) -> assertThat(files).hasSizeGreaterThanOrEqualTo(LEAST_CASES));
  }

  private static String packageOf(CaseFile file) {
    return (file.kind() + file.name()).replace("-", "");
  }

  private static synchronized Map<String, String> results() {
    if (RESULTS.isEmpty()) {
      List<CaseFile> files = CaseFile.in(FOLDER, ".case", BECOMES);
      OutlineResult result =
          OutlineRun.of(files.stream().map(OutlinerCases::source).toArray(String[]::new));
      files.forEach(file -> RESULTS.put(packageOf(file), text(packageOf(file), result)));
    }
    return RESULTS;
  }

  private static String source(CaseFile file) {
    String input = file.input();
    return HEADER.formatted(packageOf(file)) + input.substring(input.indexOf('\n'));
  }

  private static String text(String packageName, OutlineResult result) {
    String path = packageName + "/Case.java";
    return result.diagnostics().stream()
            .filter(d -> d.at().file().equals(path))
            .map(OutlinerCases::text)
            .collect(Collectors.joining())
        + result.program().units().stream()
            .filter(unit -> unit.packageName().equals(packageName))
            .map(OutlinerCases::text)
            .collect(Collectors.joining());
  }

  private static String text(Diagnostic diagnostic) {
    return diagnostic.at().line()
        + ":"
        + diagnostic.at().column()
        + " "
        + diagnostic.id()
        + ": "
        + diagnostic.message()
        + "\n"
        + diagnostic.notes().stream()
            .map(n -> "  note " + n.at().line() + ":" + n.at().column() + " " + n.message() + "\n")
            .collect(Collectors.joining());
  }

  /** Without what is the same in all cases, and without what the device library has. */
  private static String text(DeviceUnit unit) {
    DeviceUnit own =
        new DeviceUnit(
            unit.packageName(),
            unit.name(),
            unit.file(),
            unit.kernels(),
            unit.functions().stream().filter(f -> !f.library()).toList(),
            unit.imports(),
            unit.constants(),
            unit.records(),
            unit.sites(),
            unit.fixedTargets());
    String library =
        unit.functions().stream()
            .filter(DeviceFunction::library)
            .map(f -> "// library: " + f.displayName() + "\n")
            .collect(Collectors.joining());
    String prefix = unit.packageName() + "_";
    return library
        + ModelPrinter.printWithoutSpans(own)
            .lines()
            .filter(line -> !line.matches("device-model 1|package .*|unit .*|file .*"))
            .filter(line -> !line.matches("  (origin user|(own|used)_aspects .*)"))
            .map(line -> line.replace(prefix, "") + "\n")
            .collect(Collectors.joining());
  }
}
