package dev.sycamore.analysis.uniformity;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.analysis.AnalysisCase;
import dev.sycamore.analysis.lowered.LoweredKernel;
import dev.sycamore.analysis.lowered.SourceCallChain;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.testsupport.CaseFile;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What {@link Uniformity} finds, place by place: a file of {@code uniformity/SCOPE} is a kernel,
 * and what an observer of that scope learns. {@code -Dupdate.goldens=true} writes the latter.
 */
class UniformityCasesTest {
  private static final Path FOLDER = Path.of("src/test/resources/uniformity");
  private static final String OBSERVES = "observes";
  private static final int LEAST_CASES = 5;

  static List<CaseFile> cases() {
    return CaseFile.in(FOLDER, ".dm", OBSERVES);
  }

  @ParameterizedTest
  @MethodSource("cases")
  void observes(CaseFile file) {
    UniformityScope scope = UniformityScope.valueOf(file.kind());
    Places places = new Places();
    for (LoweredKernel kernel : AnalysisCase.of(file).kernels()) {
      Uniformity.observe(kernel, scope, places);
    }
    file.check(OBSERVES, places.text.toString());
  }

  @Test
  void everyScopeHasCases() {
    Map<String, List<CaseFile>> byScope =
        cases().stream().collect(Collectors.groupingBy(CaseFile::kind));

    assertThat(byScope.keySet())
        .containsExactlyInAnyOrderElementsOf(
            Arrays.stream(UniformityScope.values()).map(Enum::name).toList());
    assertThat(cases()).hasSizeGreaterThanOrEqualTo(LEAST_CASES * byScope.size());
  }

  private static final class Places implements UniformityObserver {
    private final StringBuilder text = new StringBuilder();

    private void line(String line, SourceSpan at, SourceCallChain chain) {
      text.append(AnalysisCase.place(at))
          .append(' ')
          .append(line)
          .append(" in ")
          .append(chain.function())
          .append('\n');
    }

    private static String places(boolean varying) {
      return varying ? "different elements of " : "one element of ";
    }

    @Override
    public void divergent(
        String operation, SourceSpan at, Optional<SourceSpan> condition, SourceCallChain chain) {
      String by = condition.map(AnalysisCase::place).orElse("an unknown condition");
      line(operation + " is divergent by " + by, at, chain);
    }

    @Override
    public void enters(Map<Variable, Variable> views) {
      text.append("enters with {")
          .append(
              views.entrySet().stream()
                  .map(e -> e.getKey().name() + " = " + e.getValue().name())
                  .sorted()
                  .collect(Collectors.joining(", ")))
          .append("}\n");
    }

    @Override
    public void leaves() {
      text.append("leaves\n");
    }

    @Override
    public void barrier() {
      text.append("barrier\n");
    }

    @Override
    public void reads(Variable memory, boolean placeVaries, SourceSpan at, SourceCallChain chain) {
      line("reads " + places(placeVaries) + memory.name(), at, chain);
    }

    @Override
    public void writes(MemoryWrite write, SourceCallChain chain) {
      line(
          (write.updates() ? "updates " : "writes ")
              + places(write.placeVaries())
              + write.memory().map(Variable::name).orElse("unknown memory")
              + (write.valueVaries() ? ", different values" : ", one value")
              + (write.divergent() ? ", divergent" : ""),
          write.span(),
          chain);
    }
  }
}
