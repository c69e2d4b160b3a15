package dev.sycamore.backend.target;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.config.DeviceConfiguration;
import dev.sycamore.backend.config.TargetEntry;
import dev.sycamore.backend.option.CompilerOption;
import dev.sycamore.binding.targets.CpuLevels;
import dev.sycamore.binding.targets.HostPlatform.OperatingSystem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Whatever lists targets lists those of {@link ImageTarget}. */
class TargetSpellingsTest {
  private static final Path DOCS = Path.of("..", "..", "docs");
  private static final List<String> WORDS = List.of(ImageTarget.SPELLINGS.split(", ", -1));

  /** What begins the names of a family; the word has a placeholder for the rest. */
  private static final List<String> FAMILIES = List.of("nvidia_gpu_", "amd_gpu_", "intel_gpu_");

  private static final Pattern GENERATION = Pattern.compile("(?:sm_|gfx)(\\d+)");
  private static final Pattern CODE = Pattern.compile("`([^`]+)`");

  @Test
  void helpTextsHaveAWordForEachTargetAndNoOther() {
    Set<String> families = new TreeSet<>();
    List<String> single = new ArrayList<>();
    for (String name : ImageTarget.allNames()) {
      FAMILIES.stream()
          .filter(name::startsWith)
          .findFirst()
          .ifPresentOrElse(families::add, () -> single.add(name));
    }
    assertThat(families).containsExactlyInAnyOrderElementsOf(FAMILIES);
    single.add(NativeTarget.WORD);
    assertThat(WORDS.stream().filter(word -> !isFamily(word)))
        .containsExactlyInAnyOrderElementsOf(single);
    assertThat(WORDS.stream().filter(TargetSpellingsTest::isFamily).map(word -> family(word)))
        .containsExactlyInAnyOrderElementsOf(FAMILIES);
    assertThat(CompilerOption.TARGETS.help()).contains(": " + ImageTarget.SPELLINGS);
  }

  private static boolean isFamily(String word) {
    return word.matches(".*[A-Z]+");
  }

  private static String family(String word) {
    return FAMILIES.stream().filter(word::startsWith).findFirst().orElse(word);
  }

  @Test
  void theStandardTargetsAreTheDefaultOfTheOption() {
    assertThat(CompilerOption.TARGETS.standard())
        .isEqualTo(
            ImageTarget.STANDARD.stream().map(ImageTarget::name).collect(Collectors.joining(",")));
  }

  @Test
  void levelsAreThoseThatTheRuntimeKnows() {
    assertThat(
            ImageTarget.allNames().stream()
                .map(ImageTarget::parse)
                .filter(target -> target.architecture() == ImageTarget.Architecture.X86_64)
                .filter(target -> target.system() == OperatingSystem.LINUX)
                .map(ImageTarget::name))
        .containsExactlyInAnyOrderElementsOf(CpuLevels.names());
  }

  @Test
  void thePageOfTheCompilerHasARowForEachWord() throws IOException {
    Set<String> listed =
        Files.readAllLines(DOCS.resolve("AOT.md")).stream()
            .dropWhile(line -> !line.startsWith("| target | image |"))
            .skip(2)
            .takeWhile(line -> line.startsWith("|"))
            .map(line -> line.split("\\|", -1)[1])
            .flatMap(cell -> CODE.matcher(cell).results())
            .map(code -> code.group(1))
            .collect(Collectors.toSet());
    assertThat(listed).containsAll(WORDS);
    String page = Files.readString(DOCS.resolve("AOT.md"));
    assertThat(page).contains(range("nvidia_gpu_"), range("amd_gpu_"));
  }

  /** As {@code sm_60 to sm_120a}. */
  private static String range(String family) {
    List<String> names =
        ImageTarget.allNames().stream()
            .filter(name -> name.startsWith(family))
            .map(name -> name.substring(family.length()))
            .toList();
    return names.get(0) + " to " + names.get(names.size() - 1);
  }

  @Test
  void thePageOfUnknownOptionsHasEachWord() throws IOException {
    assertThat(Files.readString(DOCS.resolve("diagnostics/SYC4001.md")))
        .contains(WORDS.stream().map(word -> "`" + word + "`").toList());
  }

  /** Single targets by name, families by their first and last one. */
  @Test
  void thePageOfTheConfigurationHasEachTarget() throws IOException {
    String page = Files.readString(DOCS.resolve("DEVICE-CONFIGURATION.md"));
    List<String> names =
        DeviceConfiguration.standard().targets().stream().map(TargetEntry::name).toList();
    List<String> expected = new ArrayList<>();
    for (String name : names) {
      if (FAMILIES.stream().noneMatch(name::startsWith)) {
        expected.add("`" + name + "`");
      }
    }
    for (String family : FAMILIES) {
      List<String> members = names.stream().filter(name -> name.startsWith(family)).toList();
      String newest = members.get(0);
      for (String member : members) {
        newest = generation(member) >= generation(newest) ? member : newest;
      }
      expected.add("`" + members.get(0) + "` ... `" + newest + "`");
    }
    assertThat(page).contains(expected);
  }

  /** The number of a processor; 0 for a code name. */
  private static int generation(String name) {
    Matcher number = GENERATION.matcher(name);
    return number.find() ? Integer.parseInt(number.group(1)) : 0;
  }
}
