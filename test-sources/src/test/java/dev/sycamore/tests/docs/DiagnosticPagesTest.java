package dev.sycamore.tests.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.Severity;
import dev.sycamore.tests.compile.AskedFor;
import dev.sycamore.tests.compile.Compiled;
import dev.sycamore.tests.compile.HostDiagnostic;
import dev.sycamore.tests.compile.TestCompiler;
import dev.sycamore.tests.docs.Page.Example;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import dev.sycamore.testsupport.sample.CommitSample;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every diagnostic has a page, and the examples on it do what the page says. */
@Tag("one-jdk")
@Tag("full")
class DiagnosticPagesTest {

  @Test
  void idsArePages() {
    assertThat(Page.all().stream().map(Page::id))
        .containsExactlyElementsOf(
            Arrays.stream(DiagnosticId.values()).map(DiagnosticId::code).sorted().toList());
  }

  /**
   * What no program shows: 1012, the attributor's own gap; 1016, which javac cannot point to as
   * exactly as ecj; 1071, of a program that is many pages long.
   */
  private static final Set<String> WITHOUT_EXAMPLE = Set.of("SYC1012", "SYC1016", "SYC1071");

  /** Only what is wrong with a program can be shown by one. */
  @Test
  void everyRuleOfDeviceCodeHasAnExampleThatShowsItAndOneThatPasses() {
    for (Page page : Page.all()) {
      if (page.id().matches("SYC[12].*") && !WITHOUT_EXAMPLE.contains(page.id())) {
        assertThat(page.examples().stream().filter(Example::shows))
            .as(page.id())
            .isNotEmpty()
            .allSatisfy(e -> assertThat(e.expected()).anyMatch(p -> p.startsWith(page.id())));
        assertThat(page.examples().stream().filter(e -> !e.shows())).as(page.id()).isNotEmpty();
      }
    }
  }

  /** All under javac, and some under the others: it is one front end that finds them. */
  static Stream<Arguments> examples() {
    List<Example> all = Page.all().stream().flatMap(page -> page.examples().stream()).toList();
    return Arrays.stream(TestedHostCompiler.values())
        .flatMap(
            host ->
                CommitSample.of(
                        "examples under " + host, all, host == TestedHostCompiler.JAVAC ? 100 : 30)
                    .stream()
                    .map(example -> Arguments.of(example, host)));
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("examples")
  void theExampleDoesWhatThePageSays(
      Example example, TestedHostCompiler host, @TempDir Path folder) {
    TestCompiler compiler = TestCompiler.in(folder, host);
    if (example.library().isPresent()) {
      compiler.withClasses(compile(example.library().get(), host, folder.resolve("library")));
    } else {
      compiler.with("-Asycamore.deviceBuild=off");
    }
    Compiled compiled =
        compiler
            .with(example.options().toArray(String[]::new))
            .with(AskedFor.options(Stream.of(example.page())))
            .compile(List.of(example.source()));

    assertThat(
            compiled.findings().stream()
                .filter(f -> f.isError() || f.id().isPresent())
                .map(DiagnosticPagesTest::place))
        .as(compiled.transcript())
        .containsExactlyInAnyOrderElementsOf(example.expected());
    assertThat(compiled.success())
        .as(compiled.transcript())
        .isEqualTo(example.expected().stream().noneMatch(DiagnosticPagesTest::isError));
  }

  private static Path compile(Page.Library library, TestedHostCompiler host, Path folder) {
    TestCompiler compiler = TestCompiler.in(folder, host);
    Compiled compiled =
        (library.compiled() ? compiler : compiler.with("-proc:none"))
            .with(library.options().toArray(String[]::new))
            .compile(List.of(library.source()));
    assertThat(compiled.success()).as(compiled.transcript()).isTrue();
    return compiled.classes();
  }

  private static boolean isError(String place) {
    String id = place.substring(0, place.indexOf('@'));
    return DiagnosticId.find(id).orElseThrow().severity() == Severity.ERROR;
  }

  private static String place(HostDiagnostic finding) {
    return finding.id().orElse(finding.message()) + "@" + finding.offset();
  }
}
