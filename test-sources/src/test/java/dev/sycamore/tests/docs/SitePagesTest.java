package dev.sycamore.tests.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The sidebar of the site lists each page exactly once. The pages are those of {@code docs}, the
 * changelog and the guide for contributors; the README is the front page.
 */
class SitePagesTest {

  private static final Pattern LISTED = Pattern.compile("\"(page|folder)\": \"([^\"]+)\"");

  private static final Pattern PAGE =
      Pattern.compile("docs/.*\\.md|CHANGELOG\\.md|CONTRIBUTING\\.md");

  @Test
  void theSidebarListsEveryPageOnce() throws IOException {
    List<String> pages =
        RepositoryFiles.all().stream().filter(file -> PAGE.matcher(file).matches()).toList();
    String contents = Files.readString(RepositoryFiles.ROOT.resolve("site/contents.json"));

    assertThat(LISTED.matcher(contents).results().flatMap(entry -> pagesOf(entry, pages)))
        .containsExactlyInAnyOrderElementsOf(pages);
    assertThat(pages).hasSizeGreaterThan(200);
  }

  private static Stream<String> pagesOf(MatchResult entry, List<String> pages) {
    String path = entry.group(2);
    return entry.group(1).equals("page")
        ? Stream.of(path)
        : pages.stream()
            .filter(page -> page.startsWith(path + "/") && !page.endsWith("/README.md"));
  }
}
