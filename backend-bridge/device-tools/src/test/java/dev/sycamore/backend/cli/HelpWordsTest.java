package dev.sycamore.backend.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Helps are plain English, as the pages are: without words that need a second reading. */
class HelpWordsTest {

  private static final Pattern COMMAND = Pattern.compile("^  ([a-z][a-z-]+)  ", Pattern.MULTILINE);

  private static final Pattern AVOIDED =
      Pattern.compile(
          "\\b(says?|said|tells?|told|demands?|wants?|nobody|anew|apart|behind|beside)\\b"
              + "|\\bstands? (at|for|in|there)\\b|unless\\s+given");

  @Test
  void helpsHaveNoAvoidedWords() {
    String ofAll = help("--help");
    List<String> commands =
        COMMAND
            .matcher(ofAll)
            .results()
            .map(command -> command.group(1))
            .filter(command -> !isProgram(command))
            .toList();
    assertThat(commands).hasSizeGreaterThan(10).contains("aot", "wrap");

    Stream<String> helps =
        Stream.concat(Stream.of(ofAll), commands.stream().map(command -> help(command, "--help")));

    assertThat(helps.flatMap(help -> AVOIDED.matcher(help).results().map(use -> around(help, use))))
        .isEmpty();
  }

  /** Whether a JVM of its own runs the command, with a help of its own. */
  private static boolean isProgram(String command) {
    return command.equals(ProgramRun.NAME)
        || command.equals(ProgramRun.GALLERY)
        || ProgramRun.RUNTIME_COMMANDS.contains(command);
  }

  private static String around(String help, MatchResult use) {
    return help.substring(Math.max(0, use.start() - 60), Math.min(help.length(), use.end() + 60));
  }

  private static String help(String... words) {
    PrintStream before = System.out;
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
    try {
      StringWriter errors = new StringWriter();
      assertThat(SycamoreMain.run(new PrintWriter(errors, true), words))
          .as(errors.toString())
          .isZero();
    } finally {
      System.setOut(before);
    }
    return out.toString(StandardCharsets.UTF_8);
  }
}
