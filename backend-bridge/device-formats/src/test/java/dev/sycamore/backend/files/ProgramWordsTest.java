package dev.sycamore.backend.files;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.binding.targets.HostPlatform;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/** The words of command lines on Windows. */
class ProgramWordsTest {
  private static final HostPlatform WINDOWS = HostPlatform.of("Windows 11", "amd64");

  /** The line that the JDK makes of words for a program that is no script. */
  private static String line(List<String> words) {
    StringBuilder line = new StringBuilder();
    for (String word : words) {
      line.append(line.isEmpty() ? "" : " ");
      boolean quoted = word.length() > 1 && word.startsWith("\"") && word.endsWith("\"");
      if (quoted || (word.indexOf(' ') < 0 && word.indexOf('\t') < 0)) {
        line.append(word);
        continue;
      }
      line.append('"').append(word);
      for (int i = word.length(); i > 0 && word.charAt(i - 1) == '\\'; i--) {
        line.append('\\');
      }
      line.append('"');
    }
    return line.toString();
  }

  /** The arguments that Microsoft's C library makes of a line. */
  private static List<String> arguments(String line) {
    List<String> arguments = new ArrayList<>();
    StringBuilder argument = null;
    boolean quoted = false;
    int i = 0;
    while (i < line.length()) {
      int backslashes = 0;
      while (i < line.length() && line.charAt(i) == '\\') {
        backslashes++;
        i++;
      }
      char next = i < line.length() ? line.charAt(i) : ' ';
      if (argument == null && (backslashes > 0 || (next != ' ' && next != '\t'))) {
        argument = new StringBuilder();
      }
      if (next == '"') {
        argument.append("\\".repeat(backslashes / 2));
        if (backslashes % 2 == 1) {
          argument.append('"');
        } else {
          quoted = !quoted;
        }
      } else {
        if (argument != null) {
          argument.append("\\".repeat(backslashes));
        }
        if (i < line.length() && (quoted || (next != ' ' && next != '\t'))) {
          argument.append(next);
        } else if (argument != null) {
          arguments.add(argument.toString());
          argument = null;
        }
      }
      i++;
    }
    if (argument != null) {
      arguments.add(argument.toString());
    }
    return arguments;
  }

  private static List<String> arrived(List<String> words) {
    return arguments(line(ProgramWords.of(words, WINDOWS)));
  }

  @Test
  void programsHaveTheWordsAsTheyAre() {
    List<String> words =
        List.of(
            "C:\\Program Files\\x.exe",
            "",
            "say \"hello\"",
            "\"quoted\"",
            "\"",
            "ends in\\",
            "C:\\temp\\",
            "a\\\\\"b",
            "-cp",
            "lib\\*;my classes\\",
            "tab\tä?");

    assertThat(arrived(words)).isEqualTo(words);
  }

  @Test
  void starsAreBetweenQuotes() {
    assertThat(ProgramWords.of(List.of("java", "lib\\*"), WINDOWS))
        .containsExactly("java", "\"lib\\*\"");
  }

  @Test
  void otherSystemsHaveWords() {
    List<String> words = List.of("x", "say \"hello\"", "", "*");

    assertThat(ProgramWords.of(words, HostPlatform.of("Mac OS X", "aarch64"))).isEqualTo(words);
  }

  @Provide
  Arbitrary<List<String>> words() {
    return Arbitraries.strings().withChars("a \\\"*\t'").ofMaxLength(8).list().ofMaxSize(5);
  }

  @Property(tries = 2000)
  void anyWordsArrive(@ForAll("words") List<String> words) {
    List<String> command = new ArrayList<>(List.of("x.exe"));
    command.addAll(words);

    assertThat(arrived(command)).isEqualTo(command);
  }
}
