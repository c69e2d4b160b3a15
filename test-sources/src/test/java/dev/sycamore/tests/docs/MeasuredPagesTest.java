package dev.sycamore.tests.docs;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.testsupport.Goldens;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tables of figures on pages are those of {@code benchmarks/results}; {@code -Dupdate.goldens=true}
 * writes them. {@code benchmarks/record} writes the files.
 */
class MeasuredPagesTest {

  private static final Path RESULTS = RepositoryFiles.ROOT.resolve("benchmarks/results");

  private static final String ORIGIN =
      "# machine: a desk\n# date: 2026-01-02\n# command: bench 5\n# commit: 1234abcd\n";

  private static final String TABLE = ORIGIN + "job\tms\nadd\t3\nmul\t\n";

  @Test
  void pagesShowTheFiles() throws IOException {
    MeasuredPage pages = new MeasuredPage(MeasuredTable.all(RESULTS));
    for (MarkdownPage page : MarkdownPage.all()) {
      Path file = RepositoryFiles.ROOT.resolve(page.path());
      Goldens.check(file, pages.fill(Files.readString(file)));
    }

    assertThat(pages.shown())
        .hasSizeGreaterThan(10)
        .containsExactlyElementsOf(
            MeasuredTable.all(RESULTS).stream().map(MeasuredTable::name).toList());
  }

  @Test
  void aTableHasItsOriginBelow() {
    MeasuredPage pages = new MeasuredPage(List.of(MeasuredTable.of("desk", TABLE)));

    assertThat(pages.fill("# A\n<!-- results: desk -->\nold\n<!-- end of results -->\nB\n"))
        .isEqualTo(
            """
            # A
            <!-- results: desk -->

            | job | ms |
            |---|---|
            | add | 3 |
            | mul | |

            Machine: a desk. Date: 2026-01-02. Commit: 1234abcd.
            Command: `bench 5`.

            <!-- end of results -->
            B
            """);
  }

  @Test
  void resultsInShortAreThoseOfTheHeaders() {
    String result = ORIGIN + "# what: adding\n# result: 3 ms\n# page: A.md#b\n";
    MeasuredPage pages =
        new MeasuredPage(
            List.of(MeasuredTable.of("other", TABLE), MeasuredTable.of("desk", result)));

    assertThat(pages.fill("<!-- results in short -->\n<!-- end of results -->\n"))
        .contains("| [adding](A.md#b) | 3 ms | a desk; 2026-01-02; `bench 5`; commit 1234abcd |")
        .doesNotContain("other");
    assertThat(pages.shown()).containsExactly("desk");
  }

  @Test
  void incompleteFilesAndBlocksAreErrors() {
    assertThatThrownBy(() -> MeasuredTable.of("desk", "# machine: a desk\n"))
        .hasMessageContaining("benchmarks/results/desk.tsv: header without one of");
    assertThatThrownBy(() -> MeasuredTable.of("desk", ORIGIN + "# what: adding\n"))
        .hasMessageContaining("its header has [what]; state all of");
    assertThatThrownBy(() -> MeasuredTable.of("desk", ORIGIN + "a\tb\nc\n"))
        .hasMessageContaining("cells of: c");
    assertThatThrownBy(() -> MeasuredTable.of("desk", ORIGIN.replace("2026", "last") + "a\nb\n"))
        .hasMessageContaining("date: last-01-02");
    MeasuredPage pages = new MeasuredPage(List.of(MeasuredTable.of("desk", TABLE)));
    assertThatThrownBy(() -> pages.fill("<!-- results: lap -->\n<!-- end of results -->"))
        .hasMessageContaining("no table in benchmarks/results/lap.tsv");
    assertThatThrownBy(() -> pages.fill("<!-- results: desk -->\n| a |\n"))
        .hasMessageContaining("no end of");
  }

  @Test
  void recordWritesATableOfACommand(@TempDir Path folder) throws Exception {
    Path script = folder.resolve("benchmarks/record");
    Files.createDirectories(script.getParent());
    Files.copy(RepositoryFiles.ROOT.resolve("benchmarks/record"), script);
    String output =
        "title\n\n| no | x |\n|---|---|\n| 1 | 2 |\n\n|  | ms |\n|--|--:|\n| a b | 3 |\nend\n";
    Path printed = Files.writeString(folder.resolve("printed"), output);

    Process process =
        new ProcessBuilder(
                "bash", script.toString(), "--table=2", "--columns=2,1", "desk", "cat", "printed")
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .start();
    String shown = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
    assertThat(process.exitValue()).as(shown).isZero();

    assertThat(shown).startsWith(Files.readString(printed));
    String text = Files.readString(folder.resolve("benchmarks/results/desk.tsv"));
    MeasuredTable table = MeasuredTable.of("desk", text);
    assertThat(table.rows()).containsExactly(List.of("ms", ""), List.of("3", "a b"));
    assertThat(table.header())
        .containsEntry("command", "cat printed")
        .containsEntry("commit", "not recorded")
        .hasEntrySatisfying("machine", machine -> assertThat(machine).contains("processors"));
  }
}
