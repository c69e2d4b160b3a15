package dev.sycamore.backend.option;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.testsupport.Goldens;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The table of options, and the pages that list options. */
class CompilerOptionTest {

  private static final Path ROOT = Path.of("..", "..");
  private static final Path DOCS = ROOT.resolve("docs");
  private static final String GRADLE_PROPERTIES =
      "gradle-plugin/src/main/java/dev/sycamore/gradle/SycamoreExtension.java";
  private static final Pattern PROPERTY = Pattern.compile("public \\S+ (?:get|is)(\\w+)\\(\\)");
  private static final Pattern ARGUMENT = Pattern.compile("-Asycamore\\.(\\w+)");

  @Test
  void formsHaveNamesAndValues() {
    assertThat(CompilerOption.CHECKS.processorForm())
        .isEqualTo(new OptionForm(List.of("checks"), "on|off", false));
    assertThat(CompilerOption.CHECKS.processorForm().words()).containsExactly("on", "off");
    assertThat(CompilerOption.SPLIT.commandForm().mayLackValue()).isTrue();
    assertThat(CompilerOption.SPLIT.commandForm().words())
        .isEqualTo(CompilerOption.SPLIT.processorForm().words());
    assertThat(CompilerOption.BACKEND_ARGS.commandForm())
        .isEqualTo(
            new OptionForm(
                List.of("--backend-args", "-Xsycl-target-backend"), "<T> <ARGS>", false));
    assertThat(CompilerOption.EMBED_IR.commandForm().isFlag()).isTrue();
    assertThat(CompilerOption.RDC.commandForm().names()).isEmpty();
    assertThat(CompilerOption.RDC.shown()).isEqualTo("-Asycamore.rdc=...");
  }

  @Test
  void everyOptionHasANameAndHelp() {
    for (CompilerOption option : CompilerOption.values()) {
      assertThat(option.help()).as(option.name()).isNotEmpty().doesNotEndWith(".");
      assertThat(option.isOfProcessor() || !option.commandForm().names().isEmpty())
          .as(option.name())
          .isTrue();
      assertThat(option.commandForm().mayLackValue())
          .as(option.name())
          .isEqualTo(!option.fallback().isEmpty());
      List<String> words = option.processorForm().words();
      if (words.size() > 1 && !option.standard().isEmpty()) {
        assertThat(words).as(option.name()).contains(option.standard());
      }
    }
  }

  /** All have one form: what the compiler does, as an order to it. */
  @Test
  void helpIsAnImperative() {
    Set<String> verbs =
        Set.of(
            "add", "allow", "assert", "build", "check", "color", "compile", "keep", "pass", "print",
            "read", "report", "reuse", "set", "use", "write");
    for (CompilerOption option : CompilerOption.values()) {
      String help = option.help();
      assertThat(verbs).as(option.name()).contains(help.substring(0, help.indexOf(' ')));
    }
  }

  @Test
  void linksTakeWhatDecidesOnImages() {
    assertThat(ProcessorArguments.isForLinks("-Asycamore.targets=x86_64")).isTrue();
    assertThat(ProcessorArguments.isForLinks("-Asycamore.severity.SYC3003=error")).isTrue();
    assertThat(ProcessorArguments.isForLinks("-Asycamore.checks=on")).isFalse();
    assertThat(ProcessorArguments.isForLinks("-Asycamore.verbose")).isFalse();
    assertThat(ProcessorArguments.isForLinks("-Xlint:all")).isFalse();
    assertThat(ProcessorArguments.isForLinks("-Asycamore.=x")).isFalse();
  }

  /** {@code -Dtest.jvm.args=-Dupdate.goldens=true} writes the page. */
  @Test
  void thePageOfOptionsIsMadeFromThem() throws IOException {
    String extension = Files.readString(ROOT.resolve(GRADLE_PROPERTIES));
    Set<String> properties =
        PROPERTY
            .matcher(extension)
            .results()
            .map(getter -> getter.group(1).toLowerCase(Locale.ROOT))
            .collect(Collectors.toSet());
    assertThat(properties).containsExactlyInAnyOrder("targets", "checks", "sourcepath");

    Goldens.check(DOCS.resolve("OPTIONS.md"), new OptionsPage(properties).text());
  }

  /** {@code sycamorec --explain SYC4001} lists the processor's. */
  @Test
  void thePageOfUnknownOptionsListsThoseOfTheProcessor() throws IOException {
    List<String> expected = new ArrayList<>();
    for (CompilerOption option : CompilerOption.values()) {
      if (option.isOfProcessor()) {
        String name = spelled(option.processorForm(), ProcessorArguments.named(""));
        expected.add("|" + cell(name) + "|" + cell(option.standard()) + "|");
      }
    }
    expected.add(
        "|"
            + cell(ProcessorArguments.named("severity.SYCnnnn=error|warning|off"))
            + "| the catalogue's |");
    assertThat(rows(DOCS.resolve("diagnostics/SYC4001.md"), "| option |")).isEqualTo(expected);
  }

  @Test
  void thePageOfThePluginsNamesWhatALinkReads() throws IOException {
    StringBuilder names = new StringBuilder();
    for (CompilerOption option : CompilerOption.values()) {
      if (option.isOfProcessor() && option.use() == OptionUse.IMAGES) {
        names.append(names.isEmpty() ? "" : ", ").append('`').append(option.word()).append('`');
      }
    }
    assertThat(Files.readString(DOCS.resolve("BUILD-TOOLS.md")).replaceAll("\\s+", " "))
        .contains("`device-link` reads " + names + " and severities");
  }

  /** A page that names an option that there is not helps nobody. */
  @Test
  void pagesNameOptionsThatExist() throws IOException {
    List<String> known = new ArrayList<>(CompilerOption.words());
    known.add("severity");
    TreeSet<String> named = new TreeSet<>();
    try (Stream<Path> pages = Files.walk(DOCS)) {
      Stream.concat(pages, Stream.of(ROOT.resolve("README.md")))
          .filter(page -> page.toString().endsWith(".md"))
          .map(CompilerOptionTest::text)
          .forEach(
              text ->
                  ARGUMENT
                      .matcher(text)
                      .results()
                      .map(CompilerOptionTest::word)
                      .forEach(named::add));
    }
    assertThat(named).isNotEmpty().isSubsetOf(known);
  }

  private static String word(MatchResult argument) {
    return argument.group(1);
  }

  private static String text(Path page) {
    try {
      return Files.readString(page);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The rows of the table that begins with a text. */
  private static List<String> rows(Path page, String start) throws IOException {
    List<String> lines = Files.readAllLines(page);
    return lines.stream()
        .dropWhile(line -> !line.startsWith(start))
        .skip(2)
        .takeWhile(line -> line.startsWith("|"))
        .toList();
  }

  private static String spelled(OptionForm form, String prefix) {
    if (form.names().isEmpty()) {
      return "";
    }
    String names = prefix + String.join(", ", form.names());
    if (form.isFlag()) {
      return names;
    }
    if (form.mayLackValue()) {
      return names + "[=" + form.value() + "]";
    }
    return names + (form.value().startsWith("<") ? " " : "=") + form.value();
  }

  private static String cell(String text) {
    return text.isEmpty() ? " " : " `" + text.replace("|", "\\|") + "` ";
  }
}
