package dev.sycamore.tests.docs;

import dev.sycamore.tests.compile.Source;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A complete program that a page shows: a block of Java after a comment that states what happens to
 * it.
 *
 * <ul>
 *   <li>{@code <!-- program -->}: compiles without warnings and runs. Options of the processor
 *       follow a colon.
 *   <li>{@code <!-- compiles -->}: compiles without warnings; it has no {@code main}.
 *   <li>{@code <!-- reported -->}: the compiler reports an error or a warning.
 * </ul>
 *
 * <p>A block of text after {@code <!-- output -->} has what the program before it prints, or what
 * the compiler prints.
 *
 * @param options of the processor
 * @param output the lines that the page shows, or none
 */
record ShownProgram(
    String page, Fate fate, Source source, List<String> options, List<String> output) {

  /** What happens to a program. */
  enum Fate {
    PROGRAM,
    COMPILES,
    REPORTED
  }

  private static final String PAGES = "docs/(start|concepts|guides)/.*\\.md";
  private static final String README = "README.md";

  private static final Pattern BLOCK =
      Pattern.compile(
          "<!-- (program|compiles|reported|output)(?:: ([^>]*?))? -->\\s*```(?:java|text)\\R(.*?)```",
          Pattern.DOTALL);

  private static final Pattern FIRST_PROGRAM =
      Pattern.compile("```java\\R(.*?)```", Pattern.DOTALL);

  private static final Pattern CLASS =
      Pattern.compile("^(?:public )?(?:final )?class (\\w+)", Pattern.MULTILINE);

  /** Returns the programs of the README, and of the tutorials and other guides, by page. */
  static List<ShownProgram> all() {
    List<ShownProgram> programs = new ArrayList<>();
    Matcher first = FIRST_PROGRAM.matcher(text(README));
    if (!first.find()) {
      throw new AssertionError("README.md shows no program");
    }
    programs.add(new ShownProgram(README, "program", "", first.group(1)));
    RepositoryFiles.all().stream()
        .filter(file -> file.matches(PAGES))
        .sorted()
        .forEach(page -> read(page, programs));
    return programs;
  }

  private ShownProgram(String page, String fate, String options, String text) {
    this(
        page,
        Fate.valueOf(fate.toUpperCase(Locale.ROOT)),
        source(text),
        options.isEmpty() ? List.of() : List.of(options.split(" ")),
        List.of());
  }

  private static void read(String page, List<ShownProgram> programs) {
    Matcher block = BLOCK.matcher(text(page));
    while (block.find()) {
      if (block.group(1).equals("output")) {
        int last = programs.size() - 1;
        programs.set(last, programs.get(last).with(block.group(3).lines().toList()));
      } else {
        String options = block.group(2) == null ? "" : block.group(2);
        programs.add(new ShownProgram(page, block.group(1), options, block.group(3)));
      }
    }
  }

  private ShownProgram with(List<String> lines) {
    return new ShownProgram(page, fate, source, options, lines);
  }

  private static Source source(String text) {
    Matcher type = CLASS.matcher(text);
    if (!type.find()) {
      throw new AssertionError("no class: " + text);
    }
    return new Source(type.group(1) + ".java", text);
  }

  private static String text(String page) {
    try {
      return Files.readString(RepositoryFiles.ROOT.resolve(page));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public String toString() {
    return page + " " + source.className();
  }
}
