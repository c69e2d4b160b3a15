package dev.sycamore.analysis.lowered;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.analysis.AnalysisCase;
import dev.sycamore.analysis.CallGraphCase;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.testsupport.CaseFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What calls lead to: a file of {@code graphs} is a call graph, and its closure, its order, the
 * shortest ways and the cycles. {@code -Dupdate.goldens=true} writes these.
 */
class CallGraphCasesTest {
  private static final Path FOLDER = Path.of("src/test/resources/graphs");
  private static final String FINDS = "finds";
  private static final int LEAST_CASES = 5;

  static List<CaseFile> cases() {
    return CaseFile.in(FOLDER, ".graph", FINDS);
  }

  @ParameterizedTest
  @MethodSource("cases")
  void finds(CaseFile file) {
    List<CallEdge> calls = new CallGraphCase(file.input()).kernelCalls();
    List<String> cycles = new ArrayList<>();
    Reachability.cycles(
        calls,
        (path, start, closing) ->
            cycles.add(
                "cycle "
                    + path.subList(start, path.size()).stream()
                        .map(call -> call.callee().symbol() + " > ")
                        .collect(Collectors.joining())
                    + closing.callee().symbol()
                    + " closed "
                    + AnalysisCase.place(closing.at())
                    + "\n"));
    StringBuilder text = new StringBuilder();
    text.append("reaches ").append(symbols(List.copyOf(Reachability.from(calls)))).append('\n');
    if (cycles.isEmpty()) {
      text.append("in order ").append(symbols(Reachability.calleesFirst(calls))).append('\n');
    }
    Reachability.chains(calls, SourceCallChain.startingAt("kernel"))
        .forEach((function, chain) -> text.append(way(chain)));
    cycles.forEach(text::append);
    file.check(FINDS, text.toString());
  }

  private static String symbols(List<FunctionHandle> functions) {
    return functions.stream().map(FunctionHandle::symbol).collect(Collectors.joining(" "));
  }

  private static String way(SourceCallChain chain) {
    return chain.to(SourceSpan.NOWHERE).stream()
        .map(f -> f.function() + " " + AnalysisCase.place(f.at()))
        .collect(Collectors.joining(" > ", "", "\n"));
  }

  @Test
  void thereAreCases() {
    assertThat(cases()).hasSizeGreaterThanOrEqualTo(LEAST_CASES);
  }

  @Test
  void aChainCountsTheCallsOfAFunction() {
    SourceCallChain chain =
        SourceCallChain.startingAt("kernel")
            .calling(SourceSpan.NOWHERE, "f")
            .calling(SourceSpan.NOWHERE, "g")
            .calling(SourceSpan.NOWHERE, "f");

    assertThat(chain.countOf("f")).isEqualTo(2);
    assertThat(chain.countOf("h")).isZero();
  }
}
