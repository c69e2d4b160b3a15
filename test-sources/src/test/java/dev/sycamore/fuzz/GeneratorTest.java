package dev.sycamore.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.fuzz.generate.Feature;
import dev.sycamore.fuzz.generate.ProgramGenerator;
import dev.sycamore.fuzz.program.KernelProgram;
import dev.sycamore.fuzz.run.BatchRunner;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("one-jdk")
@Tag("full")
class GeneratorTest {
  private static final int MOST = 10_000;

  /** Programs with everything, as texts. */
  private static List<String> all;

  @BeforeAll
  static void generate() {
    all = programs(Feature.all(), MOST).stream().map(p -> p.text("P")).toList();
  }

  @AfterAll
  static void forget() {
    all = null;
  }

  private static List<KernelProgram> programs(Set<Feature> features, int count) {
    ProgramGenerator generator = new ProgramGenerator(features);
    return LongStream.range(0, count)
        .mapToObj(k -> generator.generate(ProgramGenerator.programSeed(4, k)))
        .toList();
  }

  @Test
  void javacAcceptsEveryProgram(@TempDir Path folder) {
    List<KernelProgram> programs = programs(Feature.all(), 75);
    try (BatchRunner runner =
        new BatchRunner(folder, List.of(FuzzSettings.targets("x86_64")), Duration.ofMinutes(1))) {
      assertThat(runner.accepted(programs)).hasSameSizeAs(programs);
    }
  }

  @Test
  void theSameSeedMakesTheSameProgram() {
    assertThat(programs(Feature.all(), 50)).isEqualTo(programs(Feature.all(), 50));
  }

  @Test
  void valuesOfManyKindsAreUsed() {
    assertThat(String.join("", all.subList(0, 2000)))
        .contains("enum E0 {", "switch (cE0", "static <T> T f", " ? first : second;")
        .contains("Half.of(", "Float4.of(", "Int4.of(")
        .contains("sealed interface S0 permits", " instanceof S0", ".code()", ".twice()")
        .contains(".values()[", ".compareTo(", ".rank(", ".hashCode()")
        .containsPattern("\\w\\.equals\\(\\w")
        .containsPattern("static final int T\\d = Integer.valueOf\\(")
        .containsPattern("static final float\\[] T\\d = new float\\[] \\{.*}.clone\\(\\);");
  }

  /** Made of constants and computed parts, chosen, assigned in blocks, passed and returned. */
  @Test
  void recordsHoldRecords() {
    List<String> half = all.subList(0, MOST / 2);
    assertThat(half.stream().filter(text -> text.contains(".inner0()"))).hasSizeGreaterThan(40);
    assertThat(String.join("", half))
        .containsPattern("record R\\d\\(R\\d inner0")
        .containsPattern("record R\\d\\((Float4|Int4) inner0, (int|float|double) a\\d+")
        .containsPattern("record R\\d<A0, A1>\\(A0 inner0, A1 inner1")
        .containsPattern("inner0\\(\\)\\.inner\\d\\(\\)\\.a\\d+\\(\\)")
        .containsPattern("new R\\d(<>)?\\(new R\\d(<>)?\\(")
        .containsPattern("\n {10,}r\\d+ = new R\\d(<>)?\\((r\\d|new R)")
        .containsPattern("r\\d+ = .* \\? (r\\d+\\S*|new R\\d.*) : (r\\d|new R)")
        .containsPattern("r\\d+ = switch .* case 1 -> (r\\d|new R)")
        .containsPattern("static R\\d(<.*>)? f\\d\\(R\\d");
  }

  @Test
  void arraysAreChosenAndUsedWhole() {
    assertThat(String.join("", all))
        .contains("Arrays.fill(", "Arrays.sort(", "Arrays.binarySearch(", "Arrays.copyOfRange(")
        .contains("Arrays.hashCode(", "Arrays.mismatch(", "System.arraycopy(")
        .contains("DeviceRandom.SplitMix64.of(", "DeviceBits.", "\".charAt(")
        .containsPattern("\\[] y\\d+ = .* \\? .* : ")
        .containsPattern("\n +y\\d+ = switch")
        .containsPattern("R\\d(<.*>)? cR\\d = new R\\d")
        .containsPattern("static \\w+ f\\d\\(\\w+\\.\\.\\. rest\\d+\\)")
        .containsPattern("fun\\d+ = \\(.*\\) -> \\{")
        .containsPattern("gridI\\[i]\\[");
  }

  /** Their addresses outlive barriers, which are in what is assigned. */
  @Test
  void placesAreHeldOverBarriers() {
    assertThat(String.join("", all))
        .containsPattern(
            "\\n +a\\d+\\[[^=]*] [-+*^&|]= exchange\\(it, tile[ZBSCIJFD], .*, .* & \\d+\\);")
        .containsPattern("\\n +a\\d+\\[[^=]*] [-+*^&|]= it\\.subGroup\\(\\)\\.shuffle")
        .containsPattern("\\n +(a\\d+\\[[^=]*]) = .*\\1 \\* 2 .* it\\.group\\(\\)\\.")
        .containsPattern("\\n +\\(.* \\? a\\d+ : a\\d+\\)\\[.*] [-+*^&|]= ")
        .containsPattern("\\n +y\\d+\\[[^=]*] [-+*^&|]= (exchange|it\\.)");
  }

  @Test
  void privateArraysAreCloned() {
    Set<Feature> some = EnumSet.of(Feature.PRIVATE_ARRAY, Feature.ARRAY_METHOD);
    String text = String.join("", programs(some, 3000).stream().map(p -> p.text("P")).toList());
    assertThat(text).containsPattern("a\\d+ = a\\S+\\.clone\\(\\);");
  }

  /** Of each of these shapes some program had wrong bits in the lanes of vectors. */
  @Test
  void neighboursDifferInManyWays() {
    assertThat(String.join("", all.subList(0, 4000)))
        .containsPattern("own[ZBSCIJFD]\\[\\(byte\\) \\(i \\+ wB\\) \\+ 128\\]")
        .contains("(int) ((long) (i + wI) - i & 255)")
        .containsPattern("int p\\d+ = ")
        .containsPattern("break loop\\d+;")
        .containsPattern("m\\d+ = 2;\n +break;")
        .containsPattern("c\\d+g = c\\d+m;")
        .containsPattern("i >= -?\\d+ & i <=? -?\\d+")
        .containsPattern("assert !\\(")
        .contains("(@ReqdSubGroupSize(4) NdKernel1)", "(@ReqdSubGroupSize(16) NdKernel2)")
        .contains("it.subGroup().shuffle(", "it.subGroup().reduce(", "it.subGroup().any(");
  }

  /** What compilers take for something simpler: counters, steps, magnitudes, limits, zeros. */
  @Test
  void shapesThatCompilersRecognise() {
    String text = String.join("", all.subList(0, 4000));
    for (String pattern :
        List.of(
            "in[ZBSCIJFD]\\[(\\d \\* )?c\\d+( \\* \\d)? \\+ \\(c\\d+ & \\d+\\)",
            "c\\d+ < in[BIJS]\\.length - \\d+",
            "\\(byte\\) \\(c\\d+ \\* (37|16)\\)",
            "in.\\[c\\d+ >>> (26|27|28|29|30)]",
            "c\\d+ \\+= 3 << 2\\d;",
            "c\\d+ \\+= \\d+L << \\d\\d;",
            "for \\(float c\\d+ = -?\\d{8,}f; c\\d+ [<>]=? -?\\d{8,}f",
            "double c\\d+ = -?\\d{8,}\\.0;",
            "Math\\.abs\\(\\S+\\) (>|>=|<|<=|==|!=) ",
            "Math\\.abs\\(\\S+\\) >> 31",
            "(\\S+) < 0 \\? -\\1 : \\1",
            "\\(\\S+ \\^ \\S+ >> 31\\) - ",
            "(\\S+) < 0\\.0f? \\? -?0\\.0f? : \\1",
            "1(\\.0)?f? / \\(\\S+ [<>]",
            "(\\S+) < (\\S+) \\? \\2 : \\1 > (\\S+) \\? \\3 : \\1",
            "Math\\.max\\(\\S+, Math\\.min\\(",
            "Math\\.min\\(Math\\.max\\(",
            "(\\w+) <=? (\\w+) \\? \\1 : \\2",
            "(\\w+) >=? (\\w+) \\? \\2 : \\1")) {
      assertThat(Pattern.compile(pattern).matcher(text).find()).as(pattern).isTrue();
    }
  }

  /** What kernels capture, and where they are that a launch is given. */
  @Test
  void capturesAndKernelsAreOfManyKinds() {
    assertThat(String.join("", all.subList(0, MOST / 2)))
        .containsPattern("eachR\\d\\[i] = ")
        .containsPattern("mineR\\d\\[.*] = ")
        .containsPattern("listR\\d\\[.* & 63]\\.a\\d+\\(\\)")
        .containsPattern("gridR\\d\\[i]\\[")
        .containsPattern("(list|each|mine)E\\d\\[")
        .containsPattern("E\\d\\.[A-E]\\.function\\.")
        .containsPattern("fun\\d+ = .* \\? .* -> ")
        .containsPattern("v\\d+ = mem[A-Z]\\.slice\\(i \\* 4 \\+ ")
        .contains("eachHalf[i] = ", "listHalf[", "Float4 cFloat4 = ", "Half cHalf = ")
        .contains("record Given(", "given.", "P.this.k", "final class Inner {")
        .containsPattern("E0\\[] q\\d+ = ")
        .contains("IntMemory memI = DeviceMemory.ints(", "MemoryKind.SHARED", "HalfMemory keptHalf")
        .contains("Accessor2 plane", "Accessor3 cube", "range(320), range(7));", "AccessMode.READ)")
        .containsPattern("heldR\\d\\.set\\(i, new R\\d")
        .containsPattern("Atomics\\.\\w+\\((mem|acc|part)[IJ], i \\* 4 \\+ 1, ")
        .contains("<T extends Record & B0> T", "<T extends B0> T", "<T extends S0> T")
        .containsPattern("<F extends \\w+> ")
        .containsPattern("record R\\d<A0 extends B0")
        .containsPattern("\\(p\\d+\\) -> \\{ .* return .*; }[,)]")
        .contains(
            "record Named(", "static final class Named implements", "abstract static class Base")
        .contains(
            "bound::at",
            "new Holder(",
            "made(",
            "@Kernel RangeKernel",
            "List.of(",
            "Map.of(",
            "class Local ")
        .contains(
            "@Kernel\n  static void kernel(NdItem1 it, ", "FuzzUnit_PKernels.kernel(q, range(")
        .contains("DeviceDebug.printf(\"", "(it.subGroup().groupId() & 1) == ");
  }

  @Test
  void aFeatureThatIsOffIsNotUsed() {
    Set<Feature> none = EnumSet.noneOf(Feature.class);
    String text =
        String.join("", programs(none, 100).stream().map(p -> p.text("P")).toList())
            .replace("static final class", "");
    assertThat(text)
        .doesNotContain("switch", " ? ", "for (", "while", "new ", "++", "+=", "&&", "Math.", "<<")
        .doesNotContain("return", "final ", " % ", "enum", "record", "<T>", "Half", "4.of");
  }
}
