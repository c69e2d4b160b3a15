package dev.sycamore.tests.docs;

import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toMap;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Puts tables of files into pages:
 *
 * <ul>
 *   <li>between {@code <!-- results: NAME -->} and {@code <!-- end of results -->} that of the file
 *       NAME, and where it is from;
 *   <li>between {@code <!-- results in short -->} and the same end a row for each file with a
 *       result.
 * </ul>
 */
final class MeasuredPage {

  private static final String END = "<!-- end of results -->";
  private static final Pattern BLOCK =
      Pattern.compile(
          "<!-- results(?:: ([\\w-]+)| in short) -->\n.*?(?:" + END + "|\\z)", Pattern.DOTALL);

  private final Map<String, MeasuredTable> tables;
  private final Set<String> shown = new TreeSet<>();

  MeasuredPage(List<MeasuredTable> tables) {
    this.tables = tables.stream().collect(toMap(MeasuredTable::name, table -> table));
  }

  /** Returns the page with the tables as the files have them. */
  String fill(String page) {
    return BLOCK.matcher(page).replaceAll(block -> Matcher.quoteReplacement(text(block)));
  }

  /** Returns the names of the files that pages have shown, alone or by their results. */
  Set<String> shown() {
    return shown;
  }

  private String text(MatchResult block) {
    if (!block.group().endsWith(END)) {
      throw new IllegalArgumentException("no end of: " + block.group().lines().findFirst());
    }
    String begin = block.group().lines().findFirst().orElseThrow();
    String name = block.group(1);
    return String.join("\n\n", begin, name == null ? summary() : table(name), END);
  }

  private String table(String name) {
    MeasuredTable table = tables.get(name);
    if (table == null || table.rows().isEmpty()) {
      throw new IllegalArgumentException("no table in benchmarks/results/" + name + ".tsv");
    }
    shown.add(name);
    return table.markdown() + "\n\n" + table.origin();
  }

  private String summary() {
    return tables.values().stream()
        .filter(MeasuredTable::isInSummary)
        .sorted((one, other) -> one.name().compareTo(other.name()))
        .peek(table -> shown.add(table.name()))
        .map(MeasuredTable::summary)
        .collect(joining("\n", "| what | result | measured |\n|---|---|---|\n", ""));
  }
}
