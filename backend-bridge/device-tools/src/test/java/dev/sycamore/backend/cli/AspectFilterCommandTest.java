package dev.sycamore.backend.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.binding.properties.DeviceRequirements;
import dev.sycamore.binding.properties.Dialect;
import dev.sycamore.binding.properties.PropertyCategory;
import dev.sycamore.binding.properties.PropertySets;
import dev.sycamore.binding.properties.PropertyValue;
import dev.sycamore.binding.properties.WorkGroupSize;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TimeZone;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code sycamore aspect-filter}. */
@Tag("module")
class AspectFilterCommandTest extends CommandTest {

  private static final int SPIR64 = 1000;
  private static final int X86_64 = 1001;
  private static final int INTEL_GPU_TGL = 1111;

  AspectFilterCommandTest() {
    super("aspect-filter");
  }

  /**
   * The four targets of the design document. What each keeps, by its rules: intel_gpu_12_0 is Tiger
   * Lake, which has fp16 and atomic64 but not fp64, and sub-groups of 8, 16 and 32. The others are
   * generic: no aspect is held against them. spir64 says nothing of sub-groups, those of ptx64 are
   * 32, those of x86_64 are 1.
   */
  @ParameterizedTest
  @CsvSource({
    "spir64,         none fp16 fp64 sg16 sg32 sg8+32 wg other",
    "intel_gpu_12_0, none fp16 sg16 sg32 sg8+32 wg tgl tgl+x86",
    "ptx64,          none fp16 fp64 sg32 wg other",
    "x86_64,         none fp16 fp64 sg16 wg other tgl+x86",
    "intel_gpu_tgl,  none fp16 sg16 sg32 sg8+32 wg tgl tgl+x86",
  })
  void eachTargetKeepsWhatItRuns(String target, String expected) throws IOException {
    for (Dialect dialect : Dialect.values()) {
      // DPC++ has no spelling for two sub-group sizes.
      assertThat(kept(dialect, "--target=" + target, "@table", "-o", "@out"))
          .isEqualTo(dialect == Dialect.DPCPP ? expected.replace("sg8+32 ", "") : expected);
      assertThat(Files.readAllLines(file("out"))).contains("none.bc|none.prop|none.sym");
    }
  }

  private String kept(Dialect dialect, String... arguments) throws IOException {
    writeImages(dialect);
    assertThat(run(arguments)).as(errors()).isZero();
    List<String> rows = Files.readAllLines(file("out"));
    assertThat(rows.get(0)).isEqualTo("[Code|Properties|Symbols]");
    return rows.stream()
        .skip(1)
        .map(row -> row.substring(0, row.indexOf(".bc")))
        .reduce((a, b) -> a + " " + b)
        .orElse("");
  }

  /**
   * Nobody has asked for the target: fixed targets that its code serves keep their images. What is
   * fixed to no target at all is kept nowhere.
   */
  @ParameterizedTest
  @CsvSource({
    "spir64, none fp16 fp64 sg16 sg32 sg8+32 wg other tgl tgl+x86",
    "x86_64, none fp16 fp64 sg16 wg other tgl+x86",
    "x86_64_v3, none fp16 fp64 sg16 wg tgl+x86",
  })
  void anImpliedTargetKeepsWhatItsCodeServes(String target, String expected) throws IOException {
    assertThat(kept(Dialect.DESIGN, "--implied", "--target=" + target, "@table", "-o", "@out"))
        .isEqualTo(expected);
  }

  private void writeImages(Dialect dialect) throws IOException {
    StringBuilder table = new StringBuilder("[Code|Properties|Symbols]\n");
    Optional<SortedSet<Integer>> all = Optional.empty();
    image(table, "none", PropertySets.builder());
    image(table, dialect, "fp16", set(5), all, set());
    image(table, dialect, "fp64", set(6), all, set());
    image(table, dialect, "sg16", set(), all, set(16));
    image(table, dialect, "sg32", set(), all, set(32));
    if (dialect == Dialect.DESIGN) {
      image(table, dialect, "sg8+32", set(), all, set(8, 32));
    }
    image(
        table,
        "wg",
        PropertySets.builder()
            .putAll(
                PropertyCategory.DEVICE_REQUIREMENTS,
                new DeviceRequirements(
                        set(), all, set(), List.of(WorkGroupSize.of(1L << 20, 1L << 11)))
                    .properties(dialect)));
    image(table, dialect, "other", set(4711), all, set());
    image(table, dialect, "tgl", set(), Optional.of(set(INTEL_GPU_TGL)), set());
    image(table, dialect, "tgl+x86", set(), Optional.of(set(INTEL_GPU_TGL, X86_64)), set());
    image(table, dialect, "nowhere", set(), Optional.of(set()), set());
    write("table", table.toString());
  }

  private void image(
      StringBuilder table,
      Dialect dialect,
      String name,
      SortedSet<Integer> aspects,
      Optional<SortedSet<Integer>> targets,
      SortedSet<Integer> subGroupSizes)
      throws IOException {
    image(
        table,
        name,
        PropertySets.builder()
            .putAll(
                PropertyCategory.DEVICE_REQUIREMENTS,
                new DeviceRequirements(aspects, targets, subGroupSizes, List.of())
                    .properties(dialect)));
  }

  private void image(StringBuilder table, String name, PropertySets.Builder sets)
      throws IOException {
    write(name + ".prop", sets.build().text());
    table.append("%1$s.bc|%1$s.prop|%1$s.sym\n".formatted(name));
  }

  private static SortedSet<Integer> set(Integer... numbers) {
    return new TreeSet<>(List.of(numbers));
  }

  @Test
  void allThatIsDemandedIsChecked() throws IOException {
    write(
        "p",
        PropertySets.builder()
            .putAll(
                PropertyCategory.DEVICE_REQUIREMENTS,
                new DeviceRequirements(
                        set(5), Optional.of(set(INTEL_GPU_TGL, SPIR64)), set(16), List.of())
                    .properties(Dialect.DESIGN))
            .build()
            .text());
    // The columns in another order, and a row whose image has no property file.
    write("t", "[Properties|Code]\np|a\n|b\n");
    assertThat(run("-target=intel_gpu_tgllp", "@t", "-o", "@out")).isZero();
    assertThat(read("out")).isEqualTo("[Properties|Code]\np|a\n|b\n");
    assertThat(run("-target=intel_gpu_dg1", "@t", "-o", "@out")).isZero();
    assertThat(read("out")).isEqualTo("[Properties|Code]\n|b\n");
    assertThat(run("-target=intel_gpu", "@t", "-o", "@out")).isZero();
    assertThat(read("out")).isEqualTo("[Properties|Code]\n|b\n");
  }

  @Test
  void anEmptyResultIsNoError() throws IOException {
    write("p", "[SYCL/device requirements]\nfixed_target=2|AAAAAAAAAAA\n");
    write("t", "[Code|Properties]\na|p\nb|p\n");
    assertThat(run("--target=spir64", "@t", "-o", "@out")).isZero();
    assertThat(read("out")).isEqualTo("[Code|Properties]\n");
    assertThat(run("--target=spir64", "@out", "-o", "@out2")).isZero();
    assertThat(read("out2")).isEqualTo("[Code|Properties]\n");
    assertThat(errors()).isEmpty();
  }

  @Test
  void aTableWithoutPropertiesIsCopiedWhateverTheTarget() throws IOException {
    for (String text : List.of("[Code|Symbols]\r\n\na|\n", "a.bc\nb.bc\n", "[Code]\n")) {
      write("t", text);
      assertThat(run("--target=nonsense", "--device-config-file=@none", "@t", "-o", "@out"))
          .isZero();
      assertThat(read("out")).isEqualTo(text);
      assertThat(piped(text, "--target=nonsense")).isEqualTo(text);
    }
  }

  @Test
  void aConfigurationOfTheUser() throws IOException {
    write(
        "p",
        PropertySets.builder()
            .put(PropertyCategory.DEVICE_REQUIREMENTS, "aspects", PropertyValue.u32s(List.of(2, 3)))
            .build()
            .text());
    write("t", "[Code|Properties]\na|p\n");
    write(
        "c.yaml",
        """
        intel_gpu_11_1:
          aspects: [1, 2, 3]
          sub-group-sizes: [8, 16]
        x86_64_avx512:
          aspects: [1, 2, 9, 11]
          sub-group-sizes: [8, 32]
        """);
    String option = "--device-config-file=" + file("c.yaml");
    assertThat(run(option, "--target=intel_gpu_11_1", "@t", "-o", "@out")).isZero();
    assertThat(read("out")).isEqualTo("[Code|Properties]\na|p\n");
    assertThat(run(option, "--target=x86_64_avx512", "@t", "-o", "@out")).isZero();
    assertThat(read("out")).isEqualTo("[Code|Properties]\n");
    assertRefused(
        2,
        "sycamore aspect-filter: error: --target: unknown target 'intel_gpu_11_2'; did you mean"
            + " 'intel_gpu_11_1'?",
        option,
        "--target=intel_gpu_11_2",
        "@t");
    write("c.yaml", "x:\n  aspect: []\n");
    assertRefused(
        1, "@c.yaml:2:3: error: a target has no key `aspect`", option, "--target=x", "@t");
    write("c.yaml", "");
    assertRefused(1, "@c.yaml:1:1: error: the file has no target", option, "--target=x", "@t");
  }

  /** A file of the user need not list the names that a target has in the product's own. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "intel_gpu_tgl",
        "intel_gpu_tgllp",
        "intel_gpu_12_0",
        "intel_gpu_12_0_0",
        "my_gpu"
      })
  void aliasesHoldInEveryConfiguration(String key) throws IOException {
    write(
        "p",
        PropertySets.builder()
            .putAll(
                PropertyCategory.DEVICE_REQUIREMENTS,
                new DeviceRequirements(set(5), Optional.of(set(INTEL_GPU_TGL)), set(8), List.of())
                    .properties(Dialect.DESIGN))
            .build()
            .text());
    write("t", "[Code|Properties]\na|p\n");
    write(
        "c.yaml",
        """
        %s:
          aspects: [gpu, fp16]
          sub-group-sizes: [8]%s
        intel_gpu_rkl:
          aspects: [gpu]
          sub-group-sizes: [16]
        """
            .formatted(
                key,
                key.equals("my_gpu")
                    ? "\n  aliases: [intel_gpu_12_0]\n  target-aspect: 1111"
                    : ""));
    String option = "--device-config-file=" + file("c.yaml");
    for (String name :
        List.of("intel_gpu_tgl", "intel_gpu_tgllp", "intel_gpu_12_0", "intel_gpu_12_0_0")) {
      assertThat(run(option, "--target=" + name, "@t", "-o", "@out")).as(errors()).isZero();
      assertThat(read("out")).isEqualTo("[Code|Properties]\na|p\n");
    }
    assertThat(run(option, "--target=intel_gpu_12_1_0", "@t", "-o", "@out")).isZero();
    assertThat(read("out")).isEqualTo("[Code|Properties]\n");
    assertRefused(
        2,
        "sycamore aspect-filter: error: --target: unknown target 'ptx64'",
        option,
        "--target=ptx64",
        "@t");
  }

  @Test
  void badFilesAreOneErrorLine() throws IOException {
    String target = "--target=spir64";
    assertRefused(1, "@t: error: cannot be read: no such file or folder", target, "@t");
    write("t", "");
    assertRefused(1, "@t:1:1: error: the title line is missing: the file is empty", target, "@t");
    write("t", "[Code|Properties]\na|p\n");
    assertRefused(1, "@p: error: cannot be read: no such file or folder", target, "@t");
    write("p", "");
    assertRefused(1, "@p:1:1: error: property category missing", target, "@t");
    write("p", "[SYCL/device requirements]\naspect=1|6\n");
    assertRefused(1, "@p:2:1: error: invalid property value: `aspect` is not bytes", target, "@t");
    write("t", "[Code|Properties]\na\n");
    assertRefused(1, "@t:2:1: error: a row of 1 cell in a table of 2 columns", target, "@t");
    assertRefused(2, "sycamore aspect-filter: error: Missing required option", "@t");
  }

  @Test
  void noLocaleAndNoTimeZoneChangesABit() throws IOException {
    writeImages(Dialect.DESIGN);
    assertThat(run("--target=intel_gpu_12_0", "@table", "-o", "@first")).isZero();
    Locale locale = Locale.getDefault();
    TimeZone zone = TimeZone.getDefault();
    for (String other : List.of("tr-TR", "ar-EG-u-nu-arab", "th-TH-u-nu-thai")) {
      try {
        Locale.setDefault(Locale.forLanguageTag(other));
        TimeZone.setDefault(TimeZone.getTimeZone("Asia/Kathmandu"));
        writeImages(Dialect.DESIGN);
        assertThat(run("--target=intel_gpu_12_0", "@table", "-o", "@second")).isZero();
        write("bad", "[Code|Properties]\na|none.prop\nb\n");
        assertRefused(1, "@bad:3:1: error: a row of 1 cell in", "--target=spir64", "@bad");
      } finally {
        Locale.setDefault(locale);
        TimeZone.setDefault(zone);
      }
      assertThat(read("second")).isEqualTo(read("first"));
    }
  }
}
