package dev.sycamore.outliner;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.testsupport.sample.CommitSample;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every id has its page, and the examples in the pages do what the pages say. */
@Tag("one-jdk")
@Tag("full")
class OutlinerDiagnosticPagesTest {
  private static final Path PAGES = Path.of("../docs/diagnostics");
  private static final Pattern EXAMPLE =
      Pattern.compile(
          "<!-- (fails|warns|passes)(?:: )?([^\\n]*) -->\\n```java\\n(.*?)```", Pattern.DOTALL);

  record Example(String page, String expected, String source) {
    @Override
    public String toString() {
      return page + (expected.isEmpty() ? " passes" : " fails");
    }
  }

  /** The tests of the product compile all. */
  static List<Example> examples() {
    return CommitSample.of("examples of diagnostics", allExamples().toList(), 40);
  }

  private static Stream<Example> allExamples() {
    return Arrays.stream(DiagnosticId.values())
        // What other jars have to do with is compiled by the tests of the product too.
        .filter(id -> !read(id).contains("<!-- library"))
        .flatMap(
            id -> {
              Matcher matcher = EXAMPLE.matcher(read(id));
              return matcher
                  .results()
                  // Those that need options are compiled by the tests of the product.
                  .filter(r -> !r.group(2).contains("-A"))
                  .map(r -> new Example(id.code(), r.group(2).strip(), r.group(3)))
                  .toList()
                  .stream();
            });
  }

  private static String read(DiagnosticId id) {
    try {
      return Files.readString(PAGES.resolve(id.code() + ".md"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @ParameterizedTest
  @EnumSource
  void everyIdHasItsPage(DiagnosticId id) {
    assertThat(read(id)).startsWith("# " + id.code() + ": ");
  }

  @Test
  void everyPageHasItsId() throws IOException {
    try (Stream<Path> files = Files.list(PAGES)) {
      List<String> codes =
          files
              .map(f -> f.getFileName().toString().replace(".md", ""))
              .filter(name -> !name.equals("README"))
              .toList();
      assertThat(codes).allMatch(code -> DiagnosticId.find(code).isPresent());
    }
  }

  @ParameterizedTest
  @MethodSource("examples")
  void examplesDoWhatTheySay(Example example) {
    List<String> found =
        OutlineRun.reportingAll(example.source()).diagnostics().stream()
            .filter(d -> !d.id().isOffByDefault() || d.id().code().equals(example.page()))
            .map(d -> d.id().code() + " " + d.at().line() + ":" + d.at().column())
            .toList();
    assertThat(String.join(" ", found)).isEqualTo(example.expected());
    if (!example.expected().isEmpty()) {
      assertThat(example.expected()).startsWith(example.page() + " ");
    }
  }
}
