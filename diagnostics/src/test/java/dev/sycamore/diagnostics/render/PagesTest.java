package dev.sycamore.diagnostics.render;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.testsupport.Goldens;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
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

  /** For editors: each page with its title and address, an object on each line. */
  @Test
  void allPagesArePrintedAsJson() {
    List<String> lines = printed("all", true).lines().toList();

    assertThat(lines).hasSameSizeAs(DiagnosticId.values());
    assertThat(lines).allMatch(line -> line.startsWith("{\"code\":\"SYC") && line.endsWith("\"}"));
    assertThat(lines)
        .anyMatch(
            line ->
                line.startsWith(
                        "{\"code\":\"SYC1001\",\"severity\":\"error\",\"offByDefault\":false,"
                            + "\"title\":\"recursion\",\"help\":")
                    && line.contains("\"text\":\"# SYC1001: "));
  }

  @Test
  void allPagesArePrintedOneAfterTheOther() {
    assertThat(printed("all", false))
        .startsWith(DiagnosticPages.packed().text(DiagnosticId.RECURSION))
        .contains("\n# SYC4001: ");
  }

  private static String printed(String name, boolean json) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8)) {
      assertThat(new PagePrinter("test", out, out).print(name, json)).isZero();
    }
    return bytes.toString(StandardCharsets.UTF_8);
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
