package dev.sycamore.tests.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Links between the documents lead to files and headings that exist. */
class DocumentLinksTest {

  private static final int CLICKS = 3;

  @Test
  void everyLinkLeadsToAFileOrHeading() {
    List<MarkdownPage> pages = MarkdownPage.all();
    Map<Path, MarkdownPage> byPath =
        pages.stream().collect(Collectors.toMap(page -> Path.of(page.path()), Function.identity()));
    assertThat(byPath).containsKey(Path.of("docs", "ARCHITECTURE.md"));

    List<String> broken = new ArrayList<>();
    int checked = 0;
    for (MarkdownPage page : pages) {
      for (String link : page.links()) {
        if (!link.matches("[a-z]+:.*")) {
          checked++;
          if (!exists(page, link, byPath)) {
            broken.add(page.path() + ": " + link);
          }
        }
      }
    }
    assertThat(broken).isEmpty();
    assertThat(checked).isGreaterThan(500);
  }

  @Test
  void theIndexListsEveryPage() {
    MarkdownPage index = MarkdownPage.read("docs/README.md");
    List<Path> listed = index.links().stream().map(index::resolve).toList();

    assertThat(
            RepositoryFiles.all().stream()
                .filter(
                    file -> file.matches("docs/([^/]+|(concepts|guides)/[^/]+|\\w+/README)\\.md"))
                .filter(file -> !file.equals(index.path()))
                .map(Path::of))
        .isNotEmpty()
        .isSubsetOf(listed);
  }

  /** A reader starts at the README, and follows links. */
  @Test
  void everyPageIsAtMostThreeClicksAway() {
    Map<Path, MarkdownPage> byPath =
        MarkdownPage.all().stream()
            .filter(page -> page.path().matches("docs/.*|[A-Z]+\\.md"))
            .collect(Collectors.toMap(page -> Path.of(page.path()), Function.identity()));
    Set<Path> reached = new HashSet<>(Set.of(Path.of("README.md")));
    for (int click = 0; click < CLICKS; click++) {
      for (Path page : List.copyOf(reached)) {
        MarkdownPage from = byPath.get(page);
        from.links().stream()
            .map(link -> from.resolve(link.split("#", 2)[0]))
            .filter(byPath::containsKey)
            .forEach(reached::add);
      }
    }

    assertThat(byPath).hasSizeGreaterThan(150);
    assertThat(byPath.keySet()).isSubsetOf(reached);
  }

  private static boolean exists(MarkdownPage page, String link, Map<Path, MarkdownPage> pages) {
    String[] parts = link.split("#", 2);
    Path file = page.resolve(parts[0]);
    if (!Files.exists(RepositoryFiles.ROOT.resolve(file))) {
      return false;
    }
    return parts.length == 1
        || !pages.containsKey(file)
        || pages.get(file).anchors().contains(parts[1]);
  }

  @Test
  void anchorsAreThoseOfGitHub() {
    MarkdownPage page =
        MarkdownPage.of(
            "a/b.md",
            """
            # `sycamore link`: [files](c.md), 2
            ## Why
            ## Why
            ```
            # code [no](link.md)
            ```
            `[no](link.md)` [yes](../d.md#x)
            """);

    assertThat(page.anchors()).isEqualTo(Set.of("sycamore-link-files-2", "why", "why-1"));
    assertThat(page.links()).containsExactly("c.md", "../d.md#x");
    assertThat(page.resolve("../d.md")).isEqualTo(Path.of("d.md"));
    assertThat(page.resolve("")).isEqualTo(Path.of("a", "b.md"));
  }
}
