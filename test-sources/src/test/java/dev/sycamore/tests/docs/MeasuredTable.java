package dev.sycamore.tests.docs;

import static java.util.stream.Collectors.joining;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A file of {@code benchmarks/results}: what was measured, where, when and how, and the table. Its
 * lines are {@code # key: value}, then the columns, then the rows, with tabs between cells.
 *
 * @param header the values of the keys
 * @param rows the first one has the titles of the columns; empty if single results were not kept
 */
record MeasuredTable(String name, Map<String, String> header, List<List<String>> rows) {

  /** How a table came about. What is not known any more is {@code not recorded}. */
  private static final Set<String> ORIGIN = Set.of("machine", "date", "command", "commit");

  /** For the table of all results; a file has all of them or none. */
  private static final Set<String> SUMMARY = Set.of("what", "result", "page");

  private static final String UNKNOWN = "not recorded";
  private static final Pattern KEY = Pattern.compile("# ([a-z]+): (\\S.*)");
  private static final Pattern LINE = Pattern.compile("(.{1,120})(?: |$)");
  private static final Pattern DATE =
      Pattern.compile("(\\d{4}-\\d\\d-\\d\\d(, | and )?)+|" + UNKNOWN);

  /** Returns all files of the folder, by name. */
  static List<MeasuredTable> all(Path folder) {
    try (var files = Files.list(folder)) {
      return files
          .filter(file -> file.toString().endsWith(".tsv"))
          .sorted()
          .map(MeasuredTable::read)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static MeasuredTable read(Path file) {
    try {
      String name = file.getFileName().toString();
      return of(name.substring(0, name.lastIndexOf('.')), Files.readString(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Fails if a key is missing or unknown, or a row has another number of cells than the first. */
  static MeasuredTable of(String name, String text) {
    Map<String, String> header = new LinkedHashMap<>();
    List<List<String>> rows = new ArrayList<>();
    for (String line : text.lines().toList()) {
      Matcher key = KEY.matcher(line);
      if (rows.isEmpty() && key.matches()) {
        require(header.put(key.group(1), key.group(2)) == null, name, "a key twice: " + line);
      } else {
        rows.add(List.of(Pattern.compile("\t").split(line, -1)));
        require(!line.contains("|"), name, "a bar in: " + line);
        require(rows.get(0).size() == rows.get(rows.size() - 1).size(), name, "cells of: " + line);
      }
    }
    Set<String> others = new HashSet<>(header.keySet());
    require(header.keySet().containsAll(ORIGIN), name, "header without one of " + ORIGIN);
    others.removeAll(ORIGIN);
    require(
        others.isEmpty() || others.equals(SUMMARY),
        name,
        "its header has " + others + "; state all of " + SUMMARY + ", or none");
    require(DATE.matcher(header.get("date")).matches(), name, "date: " + header.get("date"));
    require(rows.size() != 1, name, "a table without rows");
    return new MeasuredTable(name, Map.copyOf(header), List.copyOf(rows));
  }

  private static void require(boolean condition, String name, String what) {
    if (!condition) {
      throw new IllegalArgumentException("benchmarks/results/" + name + ".tsv: " + what);
    }
  }

  boolean isInSummary() {
    return header.containsKey("result");
  }

  /** Returns the table in Markdown. */
  String markdown() {
    List<String> lines = new ArrayList<>();
    for (List<String> row : rows) {
      lines.add(row(row));
      if (lines.size() == 1) {
        lines.add("|---".repeat(row.size()) + "|");
      }
    }
    return String.join("\n", lines);
  }

  /** Returns a paragraph on machine, date, commit and command, in lines of a page. */
  String origin() {
    String place =
        "Machine: %s. Date: %s. Commit: %s."
            .formatted(header.get("machine"), header.get("date"), header.get("commit"));
    return LINE.matcher(place).replaceAll("$1\n")
        + (header.get("command").contains("; ") ? "Commands: " : "Command: ")
        + commands()
        + ".";
  }

  /** Returns the row in the table of all results. */
  String summary() {
    String command = commands().equals(UNKNOWN) ? "command " + UNKNOWN : commands();
    String where =
        "%s; %s; %s; commit %s"
            .formatted(header.get("machine"), header.get("date"), command, header.get("commit"));
    String what = "[%s](%s)".formatted(header.get("what"), header.get("page"));
    return row(List.of(what, header.get("result"), where));
  }

  private String commands() {
    String command = header.get("command");
    return command.equals(UNKNOWN)
        ? UNKNOWN
        : Pattern.compile("; ").splitAsStream(command).collect(joining("`, `", "`", "`"));
  }

  private static String row(List<String> cells) {
    return cells.stream()
        .map(cell -> cell.isEmpty() ? " |" : " " + cell + " |")
        .collect(joining("", "|", ""));
  }
}
