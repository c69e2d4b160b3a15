package dev.sycamore.tests.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** {@code docs/PROPERTIES.md} has each system property that the source code names, and no other. */
class PropertyPageTest {

  private static final Pattern NAMED = Pattern.compile("\"(sycamore\\.[\\w.-]+)\"");
  private static final Pattern LISTED = Pattern.compile("`(sycamore\\.[\\w.-]+)`");

  private static final String SHIPPED =
      "(runtime|processor|maven-plugin|backend-bridge/device-(build|tools))/src/main/java/.*\\.java";

  /** Between the scripts, the processor and the device compiler. */
  private static final Set<String> INTERNAL =
      Set.of(
          "sycamore.early-classes",
          "sycamore.home",
          "sycamore.private-folder",
          "sycamore.private-folder.",
          "sycamore.processor.awaited.",
          "sycamore.runtime",
          "sycamore.terminal",
          "sycamore.worker.class-path");

  @Test
  void thePageListsThePropertiesOfTheSources() {
    Set<String> named =
        RepositoryFiles.all().stream()
            .filter(file -> file.matches(SHIPPED))
            .flatMap(file -> names(NAMED, text(file)))
            .collect(Collectors.toCollection(TreeSet::new));
    assertThat(named).containsAll(INTERNAL);

    named.removeAll(INTERNAL);
    assertThat(named).hasSizeGreaterThan(20);
    assertThat(names(LISTED, text("docs/PROPERTIES.md")).collect(Collectors.toSet()))
        .containsExactlyInAnyOrderElementsOf(named);
  }

  private static Stream<String> names(Pattern pattern, String text) {
    return pattern.matcher(text).results().map((MatchResult found) -> found.group(1));
  }

  private static String text(String file) {
    try {
      return Files.readString(RepositoryFiles.ROOT.resolve(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
