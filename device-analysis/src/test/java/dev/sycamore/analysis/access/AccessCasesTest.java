package dev.sycamore.analysis.access;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.analysis.AnalysisCase;
import dev.sycamore.analysis.lowered.LoweredKernel;
import dev.sycamore.analysis.lowered.Reachability;
import dev.sycamore.analysis.touched.TouchedElements;
import dev.sycamore.binding.ArgumentKind;
import dev.sycamore.binding.touched.TouchedText;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.program.KernelArgument;
import dev.sycamore.testsupport.CaseFile;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What kernels do with memory: a file of {@code access/ANALYSIS} is kernels, and what the analysis
 * finds. {@code -Dupdate.goldens=true} writes the latter.
 */
class AccessCasesTest {
  private static final Path FOLDER = Path.of("src/test/resources/access");
  private static final String FINDS = "finds";
  private static final int LEAST_CASES = 5;

  private static final Map<String, Function<LoweredKernel, String>> ANALYSES =
      new TreeMap<>(
          Map.of(
              "KernelAccess", AccessCasesTest::arguments,
              "AccessorScan", AccessCasesTest::places,
              "PrivateMemory", AccessCasesTest::privateMemory,
              "InlinedSize", AccessCasesTest::size,
              "TouchedElements", AccessCasesTest::touches));

  static List<CaseFile> cases() {
    return CaseFile.in(FOLDER, ".dm", FINDS);
  }

  @ParameterizedTest
  @MethodSource("cases")
  void finds(CaseFile file) {
    Function<LoweredKernel, String> analysis = ANALYSES.get(file.kind());
    file.check(
        FINDS,
        AnalysisCase.of(file).kernels().stream().map(analysis).collect(Collectors.joining()));
  }

  private static String arguments(LoweredKernel kernel) {
    KernelAccess access =
        new KernelAccess(Reachability.definitions(kernel.calls()), v -> v.name().equals("STATIC"));
    return kernel.kernel().arguments().stream()
        .map(access.in(kernel.kernel().body()))
        .map(a -> a.variable().name() + " " + a.access() + "\n")
        .collect(Collectors.joining());
  }

  private static String touches(LoweredKernel kernel) {
    Map<String, DeviceFunction> functions = Reachability.definitions(kernel.calls());
    Predicate<Variable> everywhere = v -> v.name().startsWith("STATIC");
    List<KernelArgument> arguments =
        kernel.kernel().arguments().stream()
            .map(new KernelAccess(functions, everywhere).in(kernel.kernel().body()))
            .toList();
    return new TouchedElements(functions, everywhere)
        .in(kernel.kernel().body(), arguments).stream()
            .filter(a -> a.kind() == ArgumentKind.ARRAY)
            .map(a -> a.variable().name() + ": " + TouchedText.of(a.touches()) + "\n")
            .collect(Collectors.joining());
  }

  private static String places(LoweredKernel kernel) {
    AccessorScan scan =
        AccessorScan.of(
            kernel,
            kernel.kernel().arguments().stream()
                .filter(a -> a.kind() == ArgumentKind.ACCESSOR)
                .map(KernelArgument::variable)
                .collect(Collectors.toSet()));
    return scan.found().stream()
            .map(
                a ->
                    AnalysisCase.place(a.at())
                        + (a.writes() ? " writes " : a.first() ? " reads first " : " reads ")
                        + a.accessor().name()
                        + " in "
                        + a.chain().function()
                        + "\n")
            .collect(Collectors.joining())
        + kernel.kernel().arguments().stream()
            .map(KernelArgument::variable)
            .filter(scan::mayWrite)
            .map(accessor -> "may write " + accessor.name() + "\n")
            .collect(Collectors.joining());
  }

  private static String privateMemory(LoweredKernel kernel) {
    PrivateMemory memory = PrivateMemory.of(kernel.kernel().body(), kernel.calls());
    return memory.bytes()
        + " bytes\n"
        + memory.arrays().stream()
            .map(a -> AnalysisCase.place(a.at()) + " " + a.name() + " " + a.bytes() + "\n")
            .collect(Collectors.joining());
  }

  private static String size(LoweredKernel kernel) {
    InlinedSize sizes = InlinedSize.of(kernel.calls());
    return Reachability.calleesFirst(kernel.calls()).stream()
            .map(f -> f.symbol() + " " + sizes.of(f) + "\n")
            .collect(Collectors.joining())
        + kernel.kernel().name()
        + " "
        + sizes.of(kernel.kernel().body())
        + "\n";
  }

  @Test
  void everyAnalysisHasCases() {
    Map<String, List<CaseFile>> byAnalysis =
        cases().stream().collect(Collectors.groupingBy(CaseFile::kind));

    assertThat(byAnalysis.keySet()).isEqualTo(ANALYSES.keySet());
    assertThat(byAnalysis)
        .allSatisfy((kind, files) -> assertThat(files).hasSizeGreaterThanOrEqualTo(LEAST_CASES));
  }
}
