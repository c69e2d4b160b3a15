package dev.sycamore.analysis.aspect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.analysis.AnalysisCase;
import dev.sycamore.analysis.lowered.AspectUse;
import dev.sycamore.analysis.lowered.LoweredKernel;
import dev.sycamore.model.program.AspectRequirements;
import dev.sycamore.testsupport.CaseFile;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Which aspects kernels and functions use: a file of {@code aspects} is a unit, and the uses, the
 * requirements, and the shortest way to each use. {@code -Dupdate.goldens=true} writes these.
 */
class AspectCasesTest {
  private static final Path FOLDER = Path.of("src/test/resources/aspects");
  private static final String FINDS = "finds";
  private static final int LEAST_CASES = 10;

  static List<CaseFile> cases() {
    return CaseFile.in(FOLDER, ".dm", FINDS);
  }

  @ParameterizedTest
  @MethodSource("cases")
  void finds(CaseFile file) {
    AnalysisCase unit = AnalysisCase.of(file);
    AspectAnalysis analysis = new AspectAnalysis();
    StringBuilder text = new StringBuilder();
    // Kernels first: their call chains are those of the functions.
    for (LoweredKernel kernel : unit.kernels()) {
      String name = kernel.kernel().name();
      text.append(text(name, analysis.ownUses(kernel), analysis.of(kernel)));
      analysis
          .nearestUses(name, analysis.ownUses(kernel), kernel.calls())
          .forEach(
              (aspect, found) ->
                  text.append("  nearest ")
                      .append(aspect.syclName())
                      .append(": ")
                      .append(
                          found.frames().stream()
                              .map(f -> f.function() + " " + AnalysisCase.place(f.at()))
                              .collect(Collectors.joining(" > ")))
                      .append('\n'));
    }
    unit.functions()
        .forEach(f -> text.append(text(f.symbol(), analysis.ownUses(f), analysis.of(f))));
    file.check(FINDS, text.toString());
  }

  private static String text(String name, List<AspectUse> uses, AspectRequirements all) {
    return name
        + ":"
        + uses.stream()
            .map(use -> " " + use.aspect().syclName() + " " + AnalysisCase.place(use.at()))
            .collect(Collectors.joining())
        + "\n  own "
        + all.own()
        + " imported "
        + all.imported()
        + " used "
        + all.used()
        + all.declared().map(declared -> " declared " + declared).orElse("")
        + " required "
        + all.required()
        + "\n";
  }

  @Test
  void thereAreCases() {
    assertThat(cases()).hasSizeGreaterThanOrEqualTo(LEAST_CASES);
  }
}
