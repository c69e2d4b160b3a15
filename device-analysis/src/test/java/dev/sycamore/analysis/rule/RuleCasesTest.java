package dev.sycamore.analysis.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.analysis.AnalysisCase;
import dev.sycamore.analysis.CallGraphCase;
import dev.sycamore.analysis.aspect.AspectAnalysis;
import dev.sycamore.analysis.lowered.FunctionHandle;
import dev.sycamore.analysis.lowered.LoweredKernel;
import dev.sycamore.analysis.lowered.StaticValues;
import dev.sycamore.binding.ArgumentKind;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.program.ValueSource;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.testsupport.CaseFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Each rule for itself, on texts of the device model: a file of {@code rules/RULE} is kernels, and
 * what the rule reports of them. {@code -Dupdate.goldens=true} writes the reports.
 */
class RuleCasesTest {
  private static final Path FOLDER = Path.of("src/test/resources/rules");
  private static final String REPORTS = "reports";
  private static final int LEAST_CASES = 5;

  /** Applies a rule to a case; returns whether the case keeps it. */
  private interface Check extends BiFunction<AnalysisCase, List<Diagnostic>, Boolean> {}

  private static final Map<String, Check> RULES = new TreeMap<>();

  static {
    of(new WorkGroupRule());
    of(new DivergenceRule());
    of(new LaunchRequirementRule());
    of(new PrivateMemoryRule());
    of(new AccessModeRule());
    of(new InlinedSizeRule());
    of(new UnsetRecordRule());
    of(new SharedWriteRule(false));
    of(new OtherGroupsRule());
    of(new AccidentalDoubleRule());
    of(new DoubleInFloatKernelRule(Set.of("sqrt", "abs")::contains));
    of(new UnusedCaptureRule());
    of(new UnusedResultRule());
    of(new ClampLimitsRule());
    of(new PrivateGroupArrayRule());
    RULES.put(
        "DeclaredAspectsRule",
        (unit, found) -> all(new DeclaredAspectsRule(new AspectAnalysis()), unit, found));
    RULES.put(
        "FixedTargetsRule",
        (unit, found) ->
            all(
                new FixedTargetsRule(unit.unit().fixedTargets(), new AspectAnalysis()),
                unit,
                found));
    RULES.put("ArgumentSizeRule", RuleCasesTest::argumentSizes);
    RULES.put("ExportRule", RuleCasesTest::exports);
  }

  private static void of(ProgramRule rule) {
    RULES.put(rule.getClass().getSimpleName(), (unit, found) -> all(rule, unit, found));
  }

  private static boolean all(ProgramRule rule, AnalysisCase unit, List<Diagnostic> found) {
    boolean keeps = true;
    for (LoweredKernel kernel : unit.kernels()) {
      keeps &= rule.check(kernel, found::add);
    }
    return keeps;
  }

  private static boolean argumentSizes(AnalysisCase unit, List<Diagnostic> found) {
    for (LoweredKernel kernel : unit.kernels()) {
      ArgumentSizeRule.check(kernel.kernel(), kernel.chain(), found::add);
    }
    return true;
  }

  /** Cases read the variables of these, whose ids follow from what they stand for. */
  private static boolean exports(AnalysisCase unit, List<Diagnostic> found) {
    boolean keeps = true;
    for (String symbol : unit.facts().exported()) {
      keeps &= ExportRule.check(unit.function(symbol), staticValues(), found::add);
    }
    return keeps;
  }

  private static StaticValues staticValues() {
    StaticValues values = new StaticValues();
    for (boolean specialization : List.of(false, true)) {
      values.variable(
          specialization ? "SPECIALIZED" : "STATIC",
          ArgumentKind.SCALAR,
          ScalarType.INT,
          new ValueSource.Static("p.Case", "VALUE", "I", true, specialization),
          SourceSpan.NOWHERE);
    }
    return values;
  }

  static List<CaseFile> cases() {
    return CaseFile.in(FOLDER, ".dm", REPORTS);
  }

  static List<CaseFile> graphs() {
    return CaseFile.in(FOLDER, ".graph", REPORTS);
  }

  @ParameterizedTest
  @MethodSource("cases")
  void reports(CaseFile file) {
    List<Diagnostic> found = new ArrayList<>();
    boolean keeps = RULES.get(file.kind()).apply(AnalysisCase.of(file), found);

    file.check(REPORTS, result(found, keeps));
  }

  /** Units have no recursion, so these cases are call graphs. */
  @ParameterizedTest
  @MethodSource("graphs")
  void reportsRecursion(CaseFile file) {
    CallGraphCase graph = new CallGraphCase(file.input());
    FunctionHandle kernel = graph.function("kernel");
    List<Diagnostic> found = new ArrayList<>();
    boolean keeps = new RecursionRule().check(kernel, found::add);

    file.check(REPORTS, result(found, keeps));
  }

  private static String result(List<Diagnostic> found, boolean keeps) {
    if (found.isEmpty()) {
      return keeps ? "nothing\n" : "nothing, but does not keep the rule\n";
    }
    return AnalysisCase.text(found) + (keeps ? "" : "does not keep the rule\n");
  }

  /** Each has cases that it reports, and one that it does not. */
  @Test
  void everyRuleHasCases() {
    List<CaseFile> all = new ArrayList<>(cases());
    all.addAll(graphs());
    Map<String, List<CaseFile>> byRule =
        all.stream().collect(Collectors.groupingBy(CaseFile::kind));

    assertThat(byRule.keySet()).containsAll(RULES.keySet()).contains("RecursionRule");
    assertThat(byRule)
        .allSatisfy(
            (rule, files) -> {
              assertThat(files).hasSizeGreaterThanOrEqualTo(LEAST_CASES);
              assertThat(files).anyMatch(RuleCasesTest::reportsNothing);
              assertThat(files).anyMatch(file -> !reportsNothing(file));
            });
  }

  private static boolean reportsNothing(CaseFile file) {
    return file.expected(REPORTS).equals("nothing\n");
  }
}
