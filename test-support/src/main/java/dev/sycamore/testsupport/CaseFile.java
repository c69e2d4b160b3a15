package dev.sycamore.testsupport;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * A case of a test, in a file: an input, and the text that is expected of it, after a line such as
 * {@code // becomes:}. The file may hold several expected texts, each after a line of its own.
 * {@link Goldens} writes them anew.
 */
public final class CaseFile {
  private final Path path;
  private final List<String> titles;

  private CaseFile(Path path, List<String> titles) {
    this.path = path;
    this.titles = titles;
  }

  /**
   * The cases below a folder, in the order of their paths.
   *
   * @param ending of the names of files that are cases
   * @param titles of the expected texts, in the order of the files
   */
  public static List<CaseFile> in(Path folder, String ending, String... titles) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(file -> file.toString().endsWith(ending))
          .sorted()
          .map(file -> new CaseFile(file, List.of(titles)))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The name of the file without its ending. */
  public String name() {
    String file = path.getFileName().toString();
    return file.substring(0, file.lastIndexOf('.'));
  }

  /** The name of the folder: what the case is about. */
  public String kind() {
    return path.getParent().getFileName().toString();
  }

  /** The text before all expected texts. */
  public String input() {
    String text = text();
    return text.substring(0, start(text, 0));
  }

  /** The text after a title; empty if the file has none yet. */
  public String expected(String title) {
    String text = text();
    int index = titles.indexOf(title);
    int start = start(text, index);
    int end = end(text, index);
    return start == end ? "" : text.substring(start + line(title).length(), end);
  }

  /** Fails unless the text after a title is {@code actual}. */
  public void check(String title, String actual) {
    String text = text();
    int index = titles.indexOf(title);
    int start = start(text, index);
    Goldens.check(
        path, text.substring(0, start) + line(title) + actual + text.substring(end(text, index)));
  }

  private String text() {
    try {
      return Files.readString(path);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Where a title begins, or the next one that the file has, or the end. */
  private int start(String text, int index) {
    for (String title : titles.subList(index, titles.size())) {
      int start = ("\n" + text).indexOf("\n" + line(title));
      if (start >= 0) {
        return start;
      }
    }
    return text.length();
  }

  private int end(String text, int index) {
    return index + 1 < titles.size() ? start(text, index + 1) : text.length();
  }

  private static String line(String title) {
    return "// " + title + ":\n";
  }

  /** As reports of tests name the case. */
  @Override
  public String toString() {
    return kind() + "/" + name();
  }
}
