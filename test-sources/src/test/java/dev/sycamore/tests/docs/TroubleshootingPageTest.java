package dev.sycamore.tests.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The messages that {@code docs/TROUBLESHOOTING.md} quotes are messages of the sources. */
@Tag("module")
class TroubleshootingPageTest {

  private static final String PAGE = "docs/TROUBLESHOOTING.md";
  private static final Pattern HEADING = Pattern.compile("^### `(.*)`$", Pattern.MULTILINE);
  private static final Pattern GAP = Pattern.compile("\\.\\.\\.");

  /** A literal that goes on in the next line: {@code "a" + "b"}. */
  private static final Pattern JOINED = Pattern.compile("\"\\s*\\+\\s*\"");

  private static List<String> messages() {
    return HEADING.matcher(text(PAGE)).results().map(heading -> heading.group(1)).toList();
  }

  @Test
  void quotesMessagesThatExist() {
    String sources =
        RepositoryFiles.all().stream()
            .filter(file -> file.contains("/src/main/java/") && file.endsWith(".java"))
            .map(file -> JOINED.matcher(text(file)).replaceAll(""))
            .collect(Collectors.joining("\n"));

    assertThat(messages())
        .hasSizeGreaterThan(25)
        .allSatisfy(
            message ->
                assertThat(parts(message))
                    .as(message)
                    .isNotEmpty()
                    .allSatisfy(part -> assertThat(sources.contains(part)).as(part).isTrue()));
  }

  @Test
  void aPartThatNoSourceHasIsNoMessage() {
    assertThat(parts("no device ...; there are ...")).containsExactly("no device", "; there are");
  }

  /** Returns what is between the gaps, without blanks and the quotes around a name. */
  private static List<String> parts(String message) {
    return Arrays.stream(GAP.split(message))
        .map(String::strip)
        .filter(part -> part.length() > 3)
        .toList();
  }

  private static String text(String file) {
    try {
      return Files.readString(RepositoryFiles.ROOT.resolve(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
