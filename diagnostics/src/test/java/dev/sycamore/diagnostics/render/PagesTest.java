package dev.sycamore.diagnostics.render;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.testsupport.Goldens;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PagesTest {

  private static final Path DOCS = Path.of("../docs/diagnostics");

  @ParameterizedTest
  @EnumSource
  void everyPageIsPacked(DiagnosticId id) throws IOException {
    String text = DiagnosticPages.packed().text(id);

    assertThat(text).startsWith("# " + id.code() + ": ").doesNotContain("<!--");
    assertThat(Files.readAllLines(DOCS.resolve(id.code() + ".md")))
        .containsAll(text.lines().toList());
    assertThat(DiagnosticPages.packed().uri(id)).matches(URI::isAbsolute);
  }

  /** After a change of the catalogue, {@code -Dupdate.goldens=true} writes the index. */
  @Test
  void theIndexIsTheCatalogues() {
    Goldens.check(DOCS.resolve("README.md"), DiagnosticIndex.markdown());
  }

  @Test
  void theIndexLeavesNothingOut() {
    assertThat(Arrays.stream(DiagnosticId.values()).map(id -> "[" + id.code() + "](" + id.code()))
        .allMatch(DiagnosticIndex.markdown()::contains);
  }
}
