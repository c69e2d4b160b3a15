package dev.sycamore.generator;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What each template makes. The classes of one kind have what those of the others have: {@code
 * float} is the measure.
 */
@Tag("one-jdk")
@Tag("module")
class TemplatesTest {
  private static final String API = "dev.sycamore.";
  private static final String GROUPS = API + "devicelib.groups.";

  @TempDir private static Path root;

  private static GeneratedApi api;

  @BeforeAll
  static void write() throws Exception {
    api = GeneratedApi.write(root);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "FloatAccessor",
        "FloatAccessor2",
        "FloatAccessor3",
        "FloatDeviceBuffer",
        "FloatDeviceBuffer2",
        "FloatDeviceBuffer3",
        "LocalFloats",
        "LocalFloats2",
        "LocalFloats3"
      })
  void memoryHasTheMethodsOfFloat(String floats) {
    for (GeneratedKind kind : GeneratedKind.ALL) {
      String name = API + floats.replace("Float", kind.name());
      Set<String> methods = api.methods(name);
      if (kind.narrow() && !floats.contains("Buffer")) {
        assertThat(methods.removeIf(method -> method.matches("public void set\\(.*, int\\)")))
            .as("%s takes an int, too", name)
            .isTrue();
      }
      Set<String> expected = ofKind(kind, api.methods(API + floats));
      if (!kind.offHeap()) {
        expected.remove("ByteBuffer offHeap()");
      }

      assertThat(methods).as(name).isEqualTo(expected);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 8, 16})
  void vectorsDifferInWhatTheirKindCanDo(int width) {
    for (GeneratedKind kind : GeneratedKind.ALL) {
      if (!kind.vectors()) {
        continue;
      }
      Set<String> vector = names(api.methods(API + kind.name() + width));
      Set<String> expected = names(api.methods(API + "Float" + width));
      if (!kind.floating()) {
        expected.addAll(Set.of("and", "or", "xor"));
        expected.removeAll(Set.of("fma", "map", "zip"));
      }
      if (kind.type().equals("char")) {
        expected.removeAll(Set.of("neg", "abs"));
      }
      if (kind.type().equals("int")) {
        expected.addAll(Set.of("any", "all"));
      }

      assertThat(vector).as(kind.name() + width).isEqualTo(expected);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"DeviceBuffer", "KindCommands"})
  void memoryOfEveryKindCanBeMade(String maker) {
    Set<String> methods = api.methods(API + maker);
    Set<String> floats = mentioning("float", methods);
    assertThat(floats).isNotEmpty();
    for (GeneratedKind kind : GeneratedKind.ALL) {
      assertThat(methods).containsAll(ofKind(kind, floats));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"Atomics", "GroupOperations", "SubGroup"})
  void atomicKindsHaveTheOperationsOfFloat(String name) {
    Set<String> methods = api.methods(API + name);
    Set<String> floats = mentioning("float", methods);
    assertThat(floats).isNotEmpty();
    for (GeneratedKind kind : atomicKinds()) {
      assertThat(methods).containsAll(ofKind(kind, floats));
    }
  }

  @Test
  void integersHaveBitwiseAtomics() {
    Set<String> bitwise = Set.of("and", "or", "xor");
    for (GeneratedKind kind : atomicKinds()) {
      Set<String> names = names(mentioning(kind.type() + "[]", api.methods(API + "Atomics")));
      if (kind.integral()) {
        assertThat(names).containsAll(bitwise);
      } else {
        assertThat(names).doesNotContainAnyElementsOf(bitwise);
      }
    }
  }

  @Test
  void aRangeHasASizeForEachDimension() throws Exception {
    assertThat(text("Range1")).contains("1 dimension; no", "record Range1(int n0)", "{n0}");
    assertThat(text("Range2"))
        .contains("{@code n1} the fastest", "record Range2(int n0, int n1)", "{n0, n1}");
    assertThat(text("Range3"))
        .contains("{@code n2} the fastest", "(int n0, int n1, int n2)", "{n0, n1, n2}");
    assertThat(text("NdRange3")).contains("record NdRange3(Range3 global, Range3 local)");
  }

  @Test
  void aKernelTakesAnIndexForEachDimension() throws Exception {
    assertThat(text("RangeKernel1")).contains("{@code i} is the index", "void run(int i);");
    assertThat(text("RangeKernel2"))
        .contains("{@code j} is the fastest index", "void run(int i, int j);");
    assertThat(text("RangeKernel3"))
        .contains("{@code k} is the fastest index", "void run(int i, int j, int k);");
    assertThat(api.methods(API + "NdKernel2")).containsExactly("void run(NdItem2)");
  }

  @Test
  void onlyItemsOfOneDimensionHaveAnIndexWithoutItsDimension() {
    for (String item : List.of("Item", "NdItem")) {
      assertThat(names(api.methods(API + item + 1))).contains("globalId", "globalRange");
      for (int dimensions : List.of(2, 3)) {
        assertThat(names(api.methods(API + item + dimensions)))
            .doesNotContain("globalId", "globalRange");
      }
    }
    assertThat(api.methods(API + "Item3"))
        .contains("public static Item3 of(int, int, int, Range3)");
  }

  @Test
  void launchersHaveKernelsOfAllDimensions() {
    Set<String> methods = api.methods(API + "binding.launcher.LauncherKernels");
    for (int n : List.of(1, 2, 3)) {
      assertThat(methods)
          .contains(
              "public static RangeKernel%1$d items(".formatted(n)
                  + "Class<?>, String, Range%1$d, Consumer<Item%1$d>, Object[])".formatted(n),
              "public static NdKernel%1$d groups%1$d(".formatted(n)
                  + "Class<?>, String, NdKernel%1$d, Object[])".formatted(n));
    }
  }

  /** The outliner finds the library's method by the name and the last parameters of the API's. */
  @ParameterizedTest
  @ValueSource(strings = {"Group", "SubGroup"})
  void theDeviceLibraryHasTheGroupOperationsOfTheApi(String group) {
    String hidden = group.equals("Group") ? "Local%ss, Group, SubGroup, int, " : "SubGroup, ";
    for (GeneratedKind kind : atomicKinds()) {
      Set<String> operations = new TreeSet<>(api.methods(API + "GroupOperations"));
      if (group.equals("SubGroup")) {
        operations.addAll(api.methods(API + "SubGroup"));
        // Matrices are made of numbers of rows and columns.
        operations.removeIf(m -> m.contains("Matrix"));
      }
      String first = hidden.formatted(kind.bits().name());
      Set<String> expected =
          operations.stream()
              .filter(m -> m.matches("public .*\\(%s\\b.*".formatted(kind.type())))
              .map(m -> m.replaceFirst("public (final )?", "public static "))
              .map(m -> m.replace("(", "(" + first))
              .collect(Collectors.toCollection(TreeSet::new));
      Set<String> library = mentioning("public", api.methods(GROUPS + kind.name() + group));

      assertThat(library).as(kind.name() + group).isEqualTo(expected).hasSizeGreaterThan(7);
    }
  }

  @Test
  void valuesAreCombinedByKind() throws Exception {
    for (GeneratedKind kind : atomicKinds()) {
      assertThat(text("devicelib/groups/" + kind.name() + "Op"))
          .contains(
              "static %1$s combine(Op op, %1$s a, %1$s b)".formatted(kind.type()),
              "static %s identity(Op op)".formatted(kind.type()),
              "case MIN -> " + kind.box() + (kind.integral() ? ".MAX" : ".POSITIVE"),
              kind.integral() ? "case XOR -> a ^ b;" : "case AND, OR, XOR -> a;");
    }
  }

  /** Scratch memory and shuffles take bits. */
  @Test
  void floatingPointTravelsAsBits() throws Exception {
    for (GeneratedKind kind : atomicKinds()) {
      for (String shape : List.of("Group", "SubGroup")) {
        String text = text("devicelib/groups/" + kind.name() + shape);
        String fromBits = "%s.%sBitsTo%s(".formatted(kind.box(), kind.bits().type(), kind.name());
        String toBits = "%s.%sToRaw%sBits(".formatted(kind.box(), kind.type(), kind.bits().name());
        assertThat(text.contains(fromBits)).as(text).isEqualTo(kind.floating());
        assertThat(text.contains(toBits)).as(text).isEqualTo(kind.floating());
      }
    }
  }

  /** Debug info has its lines, which are those of formatted code. */
  @Test
  void linesOfTheDeviceLibraryFit() throws Exception {
    for (Path file : GeneratedApi.files(root.resolve("dev/sycamore/devicelib/groups"))) {
      assertThat(Files.readAllLines(file))
          .as(file.toString())
          .allMatch(line -> line.length() <= 100);
    }
  }

  private static String text(String name) throws IOException {
    return Files.readString(root.resolve("dev/sycamore").resolve(name + ".java"));
  }

  private static List<GeneratedKind> atomicKinds() {
    return GeneratedKind.ALL.stream().filter(GeneratedKind::atomic).toList();
  }

  private static Set<String> ofKind(GeneratedKind kind, Set<String> floats) {
    return floats.stream()
        .map(
            method ->
                method
                    .replace("Float", kind.name())
                    .replace(" floats(", " " + kind.plural() + "(")
                    .replace("float", kind.type()))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<String> mentioning(String word, Set<String> methods) {
    return methods.stream()
        .filter(method -> method.contains(word))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<String> names(Set<String> methods) {
    return methods.stream()
        .map(method -> method.replaceFirst(".*?(\\S+)\\(.*", "$1"))
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
