package dev.sycamore.tests.docs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A Markdown file of the repository.
 *
 * @param path from the root of the repository
 * @param lines outside of blocks of code, which are empty lines here
 */
record MarkdownPage(String path, List<String> lines) {

  private static final Pattern FENCE = Pattern.compile("\\s*(```+|~~~+)(.*)");
  private static final Pattern HEADING = Pattern.compile("#{1,6} +(.*?)\\s*");
  private static final Pattern CODE_SPAN = Pattern.compile("`[^`]*`");
  private static final Pattern LINK =
      Pattern.compile("\\[([^\\]]*)\\]\\(([^)\\s]+)(?:\\s+\"[^\"]*\")?\\)");

  static List<MarkdownPage> all() {
    return RepositoryFiles.all().stream()
        .filter(file -> file.endsWith(".md"))
        .sorted()
        .map(MarkdownPage::read)
        .toList();
  }

  static MarkdownPage read(String path) {
    try {
      return of(path, Files.readString(RepositoryFiles.ROOT.resolve(path)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static MarkdownPage of(String path, String text) {
    List<String> lines = new ArrayList<>();
    String fence = null;
    for (String line : text.lines().toList()) {
      Matcher matcher = FENCE.matcher(line);
      boolean isFence = matcher.matches();
      boolean inCode = fence != null || isFence;
      if (fence == null && isFence) {
        fence = matcher.group(1);
      } else if (isFence && matcher.group(1).startsWith(fence) && matcher.group(2).isBlank()) {
        fence = null;
      }
      lines.add(inCode ? "" : line);
    }
    return new MarkdownPage(path, List.copyOf(lines));
  }

  /** Returns the targets of its links. */
  List<String> links() {
    String text = CODE_SPAN.matcher(String.join("\n", lines)).replaceAll("");
    return LINK.matcher(text).results().map(link -> link.group(2)).toList();
  }

  /** Returns the anchors of its headings, as GitHub names them. */
  Set<String> anchors() {
    Map<String, Integer> earlier = new HashMap<>();
    Set<String> anchors = new HashSet<>();
    for (String line : lines) {
      Matcher heading = HEADING.matcher(line);
      if (heading.matches()) {
        String name = anchor(heading.group(1));
        int number = earlier.merge(name, 1, Integer::sum) - 1;
        anchors.add(number == 0 ? name : name + "-" + number);
      }
    }
    return anchors;
  }

  private static String anchor(String heading) {
    return LINK.matcher(heading)
        .replaceAll(MarkdownPage::textOf)
        .toLowerCase(Locale.ROOT)
        .replaceAll("[^\\p{L}\\p{N}_\\- ]", "")
        .replace(' ', '-');
  }

  private static String textOf(MatchResult link) {
    return Matcher.quoteReplacement(link.group(1));
  }

  /** Returns the path from the root that a link of this page leads to. */
  Path resolve(String link) {
    Path folder = Path.of(path).resolveSibling("");
    return link.isEmpty() ? Path.of(path) : folder.resolve(link).normalize();
  }
}
