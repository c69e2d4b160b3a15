package dev.sycamore.backend.postlink;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.DeviceBuild;
import dev.sycamore.backend.job.DeviceBuildOptions;
import dev.sycamore.backend.job.JobResult;
import dev.sycamore.backend.link.LinkInput;
import dev.sycamore.backend.link.LinkJob;
import dev.sycamore.backend.link.LinkedCode;
import dev.sycamore.binding.properties.Dialect;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Debug information of several sources: images have that of the sources that they are from. */
@Tag("module")
class CompileUnitsTest {

  private static final Pattern UNIT =
      Pattern.compile("(?m)^!\\d+ = distinct !DICompileUnit\\(.*file: (!\\d+)");
  private static final Pattern LIST = Pattern.compile("(?m)^!llvm\\.dbg\\.cu = !\\{(.*)\\}$");

  /** A kernel, and a function that others may call; the name of a type is no reference. */
  private static final String UNIT_TEXT =
      """
      source_filename = "NAME.java"
      target triple = "spir64-unknown-unknown"
      %record = type { i32, i64 }
      %"!9" = type { i8 }
      define spir_kernel void @kernel_NAME() #0 !dbg !4 {
        %x = alloca %record, !dbg !7
        CALL
        ret void, !dbg !7
      }
      define spir_func void @lib_NAME() #1 !dbg !8 {
        %x = alloca %"!9", !dbg !9
        ret void, !dbg !9
      }
      DECLARE
      attributes #0 = { "sycl-module-id"="p.NAME" }
      attributes #1 = { "sycamore-name"="lib" }
      !llvm.dbg.cu = !{!2}
      !llvm.module.flags = !{!0}
      !0 = !{i32 2, !"Debug Info Version", i32 3}
      !1 = !DIFile(filename: "NAME.java", directory: "")
      !2 = distinct !DICompileUnit(language: DW_LANG_Java, file: !1, emissionKind: LineTablesOnly)
      !4 = distinct !DISubprogram(name: "kernel", scope: !1, file: !1, line: 7, type: !5, spFlags: DISPFlagDefinition, unit: !2)
      !5 = !DISubroutineType(types: !6)
      !6 = !{}
      !7 = !DILocation(line: 8, column: 3, scope: !4)
      !8 = distinct !DISubprogram(name: "lib !2 !20", scope: !1, file: !1, line: 9, type: !5, spFlags: DISPFlagDefinition, unit: !2)
      !9 = !DILocation(line: 10, column: 5, scope: !8)
      """;

  private static DeviceBuild build;

  @BeforeAll
  static void open() {
    build = DeviceBuild.open(DeviceBuildOptions.fromSystemProperties());
  }

  @AfterAll
  static void close() {
    build.close();
  }

  /** A source whose kernel calls a function of another one, or nothing. */
  private static LinkInput unit(String name, String called) {
    String text =
        UNIT_TEXT
            .replace("CALL", called.isEmpty() ? "" : "call spir_func void @lib_CALLED(), !dbg !7")
            .replace("DECLARE", called.isEmpty() ? "" : "declare spir_func void @lib_CALLED()")
            .replace("CALLED", called)
            .replace("NAME", name);
    return new LinkInput(name + ".ll", text.getBytes(StandardCharsets.UTF_8));
  }

  private static PostLinkInput.Outcome images(boolean text, List<LinkInput> units) {
    JobResult<LinkedCode> linked = build.link(new LinkJob("all", units, text));
    assertThat(linked).isInstanceOf(JobResult.Done.class);
    return PostLinkInput.run(
        build,
        ((JobResult.Done<LinkedCode>) linked).value().module(),
        PostLinkInput.options(Dialect.DESIGN).withSplit(SplitMode.parse("source")));
  }

  /** The files of the compile units that a module has, in the order of the list. */
  private static List<String> files(String text) {
    MatchResult list = LIST.matcher(text).results().findFirst().orElseThrow();
    List<String> files = new ArrayList<>();
    for (String unit : list.group(1).split(", ", -1)) {
      if (!unit.isEmpty()) {
        String node = text.lines().filter(line -> line.startsWith(unit + " = ")).findFirst().get();
        String file = UNIT.matcher(node).results().findFirst().orElseThrow().group(1);
        files.add(
            text.lines()
                .filter(line -> line.startsWith(file + " = "))
                .map(line -> line.replaceAll(".*filename: \"(.*?)\".*", "$1"))
                .findFirst()
                .get());
      }
    }
    assertThat(UNIT.matcher(text).results()).hasSameSizeAs(files);
    return files;
  }

  @Test
  void imagesHaveTheUnitsOfWhatTheyHold() {
    List<LinkInput> units = List.of(unit("A", ""), unit("B", ""), unit("C", ""));
    PostLinkInput.Outcome outcome = images(true, units);
    assertThat(outcome.symbols())
        .containsExactly(List.of("kernel_C"), List.of("kernel_B"), List.of("kernel_A"));
    assertThat(files(outcome.code(0))).containsExactly("C.java");
    assertThat(files(outcome.code(1))).containsExactly("B.java");
    assertThat(files(outcome.code(2))).containsExactly("A.java");
    assertThat(outcome.code(1))
        .startsWith("; ModuleID = 'A.java'\nsource_filename = \"A.java\"\n")
        .contains("%record = type { i32, i64 }", "!DILocation(line: 8, column: 3")
        .doesNotContain("lib");
  }

  @Test
  void unitsThatListConstantsMayStay() {
    String linked =
        """
        define spir_kernel void @k() !dbg !7 {
          ret void
        }
        !llvm.dbg.cu = !{!1, !2, !3}
        !llvm.module.flags = !{!0}
        !0 = !{i32 2, !"Debug Info Version", i32 3}
        !1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !4, emissionKind: FullDebug, globals: !5)
        !2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !9, emissionKind: FullDebug, globals: !6)
        !3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !10, emissionKind: FullDebug, globals: !5)
        !4 = !DIFile(filename: "k.c", directory: "")
        !5 = !{}
        !6 = !{!11}
        !7 = distinct !DISubprogram(name: "k", file: !4, type: !8, spFlags: DISPFlagDefinition, unit: !1)
        !8 = !DISubroutineType(types: !5)
        !9 = !DIFile(filename: "constants.c", directory: "")
        !10 = !DIFile(filename: "nothing.c", directory: "")
        !11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression(DW_OP_constu, 0, DW_OP_stack_value))
        !12 = distinct !DIGlobalVariable(name: "zero", file: !9, type: !13, isDefinition: true)
        !13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
        """;
    PostLinkOptions options = PostLinkInput.options(Dialect.DPCPP);
    assertThat(files(PostLinkInput.run(build, linked, options).code(0))).containsExactly("k.c");
    PostLinkOptions keeping = options.withSwitches(Set.of(PostLinkSwitch.KEEP_DEBUG_CONSTANTS));
    assertThat(files(PostLinkInput.run(build, linked, keeping).code(0)))
        .containsExactly("k.c", "constants.c");
  }

  @Test
  void functionsOfOtherUnitsBringTheirs() {
    List<LinkInput> units = List.of(unit("A", "C"), unit("B", "A"), unit("C", ""));
    PostLinkInput.Outcome outcome = images(true, units);
    assertThat(files(outcome.code(0))).containsExactly("C.java");
    assertThat(files(outcome.code(1))).containsExactly("A.java", "B.java");
    assertThat(files(outcome.code(2))).containsExactly("A.java", "C.java");
  }

  @Test
  void whatWasInlinedBringsItsUnit() {
    String text =
        new String(unit("A", "").module(), StandardCharsets.UTF_8)
            + new String(unit("B", "").module(), StandardCharsets.UTF_8)
                .lines()
                .filter(line -> line.matches("!\\d+ = .*"))
                .filter(line -> !line.startsWith("!0 = "))
                .map(line -> line.replaceAll("!(\\d)(?!\\d)", "!3$1"))
                .reduce("", (all, line) -> all + line + "\n");
    text =
        text.replace("llvm.dbg.cu = !{!2}", "llvm.dbg.cu = !{!2, !32}")
            .replace("ret void, !dbg !7", "ret void, !dbg !50")
            .concat("!50 = !DILocation(line: 10, column: 5, scope: !38, inlinedAt: !7)\n");
    PostLinkInput.Outcome outcome =
        images(
            true,
            List.of(new LinkInput("A.ll", text.getBytes(StandardCharsets.UTF_8)), unit("C", "")));
    assertThat(files(outcome.code(0))).containsExactly("C.java");
    assertThat(files(outcome.code(1))).containsExactly("A.java", "B.java");
  }

  @Test
  void codeWithoutDebugInformationHasNoUnit() {
    String bare =
        """
        target triple = "spir64-unknown-unknown"
        define spir_kernel void @bare() "sycl-module-id"="Z" {
          ret void
        }
        """;
    PostLinkInput.Outcome outcome =
        images(
            true,
            List.of(
                unit("A", ""),
                unit("B", ""),
                new LinkInput("bare.ll", bare.getBytes(StandardCharsets.UTF_8))));
    assertThat(outcome.symbols())
        .containsExactly(List.of("kernel_B"), List.of("kernel_A"), List.of("bare"));
    assertThat(files(outcome.code(1))).containsExactly("A.java");
    assertThat(files(outcome.code(2))).isEmpty();
  }

  @Test
  void imagesAreTheSameInEveryRunHoweverManyThereAre() {
    List<LinkInput> units =
        IntStream.range(10, 50)
            .mapToObj(i -> unit("U" + i, i % 3 == 0 ? "U" + (59 - i) : ""))
            .toList();
    PostLinkInput.Outcome outcome = images(true, units);
    assertThat(outcome.images()).hasSize(40);
    for (int image = 0; image < 40; image++) {
      int number = 49 - image;
      assertThat(files(outcome.code(image)))
          .containsExactlyElementsOf(
              number % 3 == 0
                  ? IntStream.of(number, 59 - number)
                      .sorted()
                      .mapToObj(i -> "U" + i + ".java")
                      .toList()
                  : List.of("U" + number + ".java"));
    }
    PostLinkInput.Outcome again = images(false, units);
    for (int image = 0; image < 40; image++) {
      assertThat(again.code(image)).isEqualTo(outcome.code(image));
    }
  }
}
