package dev.sycamore.tests.constructs;

import dev.sycamore.tests.compile.Source;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A kernel with one construct of the language in it: a line of {@code programs/constructs.txt}.
 *
 * @param number of the line, from 1; its class has this number
 * @param expected {@code ok}, or the id of the diagnostic that refuses it
 * @param members of the class around the kernel
 * @param statements of the kernel
 */
record Construct(int number, String expected, String members, String statements) {
  private static final Path PROGRAMS = Path.of("programs");
  private static final String IMPORTS =
      """
      import static dev.sycamore.Range.range;
      import dev.sycamore.*;
      import java.util.*;
      """;
  private static final String LEGAL = "ok";
  private static final String AFTER_EXPECTED = " | ";
  private static final String AFTER_MEMBERS = " ;;; ";

  /** All that are in the language, or all that are not. */
  static List<Construct> all(boolean legal) {
    try {
      List<String> lines = Files.readAllLines(PROGRAMS.resolve("constructs.txt"));
      List<Construct> constructs = new ArrayList<>();
      for (int i = 0; i < lines.size(); i++) {
        if (lines.get(i).contains(AFTER_EXPECTED)) {
          constructs.add(parse(i + 1, lines.get(i)));
        }
      }
      return constructs.stream().filter(c -> c.isLegal() == legal).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Construct parse(int number, String line) {
    int bar = line.indexOf(AFTER_EXPECTED);
    String code = line.substring(bar + AFTER_EXPECTED.length());
    int split = code.indexOf(AFTER_MEMBERS);
    return new Construct(
        number,
        line.substring(0, bar),
        split < 0 ? "" : code.substring(0, split),
        split < 0 ? code : code.substring(split + AFTER_MEMBERS.length()));
  }

  /** The same construct in other statements, as a class of another number. */
  Construct with(int newNumber, String newStatements) {
    return new Construct(newNumber, expected, members, newStatements);
  }

  boolean isLegal() {
    return expected.equals(LEGAL);
  }

  /** The class with the kernel. */
  String className() {
    return "Example" + number;
  }

  /** A file with the classes of some constructs. */
  static Source source(String unit, List<Construct> constructs) {
    try {
      StringBuilder text = new StringBuilder(IMPORTS);
      String program = Files.readString(PROGRAMS.resolve("Construct.java.txt"));
      for (Construct construct : constructs) {
        text.append(
            program
                .replace("/*members*/", construct.members)
                .replace("/*statements*/", construct.statements)
                .replace("Example", construct.className()));
      }
      return new Source(unit + ".java", text.toString());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public String toString() {
    return expected + " | " + members + AFTER_MEMBERS + statements;
  }
}
