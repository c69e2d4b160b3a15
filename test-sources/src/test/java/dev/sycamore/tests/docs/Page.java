package dev.sycamore.tests.docs;

import dev.sycamore.tests.compile.Source;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A page of {@code docs/diagnostics} with its examples: blocks of Java, each behind a comment that
 * says what is expected of it, {@code <!-- fails: SYC1002 6:5 -->}, {@code <!-- warns: SYC1101 7:37
 * -->} or {@code <!-- passes -->}. A block behind {@code <!-- library -->} is what the examples
 * behind it have on their class path; {@code <!-- library: without Sycamore -->} was compiled by
 * the host compiler alone, {@code <!-- library: -Asycamore.fixedTargets=spir64 -->} with an option.
 *
 * @param id of the diagnostic that the page explains
 */
record Page(String id, List<Example> examples) {

  private static final Path FOLDER = Path.of("..", "docs", "diagnostics");
  private static final Pattern FILE = Pattern.compile("(SYC\\d{4})\\.md");

  private static final Pattern EXAMPLE =
      Pattern.compile(
          "<!-- (fails|warns|passes|library)(?:: ([^>]*?))? -->\\s*```java\\R(.*?)\\R```",
          Pattern.DOTALL);

  private static final Pattern OPTION = Pattern.compile("-A\\S+");

  private static final Pattern PLACE = Pattern.compile("(SYC\\d{4}) (\\d+):(\\d+)");

  private static final Pattern TYPE =
      Pattern.compile("^(?:\\w+ )*?(?:class|record|interface|enum) (\\w+)", Pattern.MULTILINE);

  /**
   * One block.
   *
   * @param page the page's id
   * @param number counts from 1 on its page
   * @param expected the diagnostics, as {@code SYC1002@offset}; empty for a block that passes
   *     without any
   * @param options that the compilation needs
   * @param library what is on the class path
   */
  record Example(
      String page,
      int number,
      Source source,
      boolean fails,
      List<String> expected,
      List<String> options,
      Optional<Library> library) {
    @Override
    public String toString() {
      return page + " example " + number + (fails ? " fails" : shows() ? " warns" : " passes");
    }

    /** Whether it has a diagnostic. */
    boolean shows() {
      return !expected.isEmpty();
    }
  }

  /**
   * A class that is compiled before.
   *
   * @param compiled by Sycamore, not by the host compiler alone
   * @param options that its compilation needs
   */
  record Library(Source source, boolean compiled, List<String> options) {}

  static List<Page> all() {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files
          .sorted()
          .filter(file -> FILE.matcher(file.getFileName().toString()).matches())
          .map(Page::read)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Page read(Path file) {
    Matcher name = FILE.matcher(file.getFileName().toString());
    if (!name.matches()) {
      throw new AssertionError(file);
    }
    String id = name.group(1);
    List<Example> examples = new ArrayList<>();
    try {
      Matcher matcher = EXAMPLE.matcher(Files.readString(file));
      Optional<Library> library = Optional.empty();
      while (matcher.find()) {
        String comment = matcher.group(2) == null ? "" : matcher.group(2);
        List<String> options = OPTION.matcher(comment).results().map(MatchResult::group).toList();
        if (matcher.group(1).equals("library")) {
          boolean compiled = !comment.equals("without Sycamore");
          library = Optional.of(new Library(source(matcher.group(3) + "\n"), compiled, options));
          continue;
        }
        boolean fails = matcher.group(1).equals("fails");
        String text = matcher.group(3) + "\n";
        List<String> expected = places(text, matcher.group(2));
        examples.add(
            new Example(id, examples.size() + 1, source(text), fails, expected, options, library));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new Page(id, examples);
  }

  private static Source source(String text) {
    Matcher type = TYPE.matcher(text);
    return new Source((type.find() ? type.group(1) : "Example") + ".java", text);
  }

  private static List<String> places(String text, String expectation) {
    List<String> places = new ArrayList<>();
    List<String> lines = text.lines().toList();
    Matcher matcher = PLACE.matcher(expectation == null ? "" : expectation);
    while (matcher.find()) {
      int line = Integer.parseInt(matcher.group(2));
      int column = Integer.parseInt(matcher.group(3));
      int start = lines.subList(0, line - 1).stream().mapToInt(l -> l.length() + 1).sum();
      places.add(matcher.group(1) + "@" + (start + column - 1));
    }
    return places;
  }
}
