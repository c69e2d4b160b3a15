package dev.sycamore.backend.link;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.DeviceBuild;
import dev.sycamore.backend.TestModules;
import dev.sycamore.backend.job.DeviceBuildOptions;
import dev.sycamore.backend.job.JobResult;
import dev.sycamore.backend.link.LinkReport.LinkedKernel;
import dev.sycamore.backend.link.LinkReport.Missing;
import dev.sycamore.backend.link.LinkReport.OtherSubGroupSize;
import dev.sycamore.backend.link.LinkReport.OtherTargets;
import dev.sycamore.backend.link.LinkReport.Unexpected;
import dev.sycamore.backend.link.LinkReport.UnlistedAspect;
import dev.sycamore.backend.target.FunctionName;
import dev.sycamore.backend.target.ImageTarget;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Modules that call each other's functions. */
@Tag("module")
class LinkTest {

  private static final String HEAD =
      """
      source_filename = "A.java"
      target datalayout = "e-i64:64-n8:16:32:64"
      target triple = "spir64-unknown-unknown"
      """;

  private static final String KERNEL =
      HEAD
          + """
          define internal spir_func i32 @helper(i32 %x) {
            ret i32 %x
          }
          define spir_kernel void @k(ptr addrspace(1) %p) "sycl-module-id"="A" "sycamore-kernel-form"="single_task" "sycamore-kernel-dims"="1" {
            %a = call spir_func i32 @lib(i32 3)
            %b = call spir_func i32 @helper(i32 %a)
            store i32 %b, ptr addrspace(1) %p
            ret void
          }
          declare spir_func i32 @lib(i32) "sycamore-import"="p.Lib" "sycamore-name"="Lib.lib(int)" "sycamore-place"="A.java:3:7"
          """;

  private static final String LIBRARY =
      HEAD
          + """
          define internal spir_func i32 @helper(i32 %x) {
            %y = mul i32 %x, 7
            ret i32 %y
          }
          define spir_func i32 @lib(i32 %x) "sycl-module-id"="p.Lib" "sycamore-name"="Lib.lib(int)" {
            %y = call spir_func i32 @helper(i32 %x)
            ret i32 %y
          }
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

  private static LinkInput input(String name, String text) {
    return new LinkInput(name, text.getBytes(StandardCharsets.UTF_8));
  }

  private static JobResult<LinkedCode> link(LinkInput... inputs) {
    return build.link(new LinkJob("whole", List.of(inputs), true));
  }

  private static LinkedCode linked(LinkInput... inputs) {
    JobResult<LinkedCode> result = link(inputs);
    assertThat(result).isInstanceOf(JobResult.Done.class);
    return ((JobResult.Done<LinkedCode>) result).value();
  }

  private static String failure(LinkInput... inputs) {
    JobResult<LinkedCode> result = link(inputs);
    assertThat(result).isInstanceOf(JobResult.Failed.class);
    return ((JobResult.Failed<LinkedCode>) result).failure().line();
  }

  @Test
  void aModuleOfTwoIsCompiled() {
    LinkedCode linked = linked(input("a.ll", KERNEL), input("lib.ll", LIBRARY));
    String text = new String(linked.module(), StandardCharsets.UTF_8);
    // Both have a helper of this name.
    assertThat(text).contains("mul i32 %x, 7").contains("@helper.");
    assertThat(linked.report().missing()).isEmpty();
    assertThat(linked.report().kernels())
        .containsExactly(new LinkedKernel(FunctionName.ofSymbol("k"), Set.of()));
    for (ImageTarget target : List.of(ImageTarget.SPIR64, ImageTarget.PTX64, ImageTarget.X86_64)) {
      assertThat(build.compile(List.of(TestModules.job("a", text, target, List.of("k")))).get(0))
          .isInstanceOf(JobResult.Done.class);
    }
  }

  @Test
  void aFunctionOfAnotherTypeThanItsCallersExpectIsRefused() {
    String record = "%record.V = type { float, [2 x i32] }\n";
    String kernel =
        KERNEL
                .replace("@lib(i32)", "@lib(%record.V)")
                .replace("@lib(i32 3)", "@lib(%record.V zeroinitializer)")
            + record;
    String library =
        LIBRARY
                .replace("@lib(i32 %x)", "@lib(%record.V %v)")
                .replace("call spir_func i32 @helper(i32 %x)", "add i32 0, 2")
            + record;
    // The same members under another name.
    assertThat(
            linked(input("a.ll", kernel), input("lib.ll", library.replace("record.V", "other")))
                .report()
                .missing())
        .isEmpty();

    String changed = library.replace("[2 x i32]", "[3 x i32]");
    String expected =
        "lib.ll: error: the function 'Lib.lib(int)' is i32 ({float, [3 x i32]}) here, and a.ll was"
            + " compiled with 'Lib.lib(int)' (A.java:3:7) as i32 ({float, [2 x i32]}); compile the"
            + " callers again";
    assertThat(failure(input("a.ll", kernel), input("lib.ll", changed))).contains(expected);
    assertThat(failure(input("lib.ll", changed), input("a.ll", kernel))).contains(expected);
  }

  @Test
  void theOrderOfInputsIsThatOfTheResultAndNothingElse() {
    byte[] once = linked(input("a.ll", KERNEL), input("lib.ll", LIBRARY)).module();
    assertThat(linked(input("a.ll", KERNEL), input("lib.ll", LIBRARY)).module()).isEqualTo(once);
    assertThat(linked(input("x/a.ll", KERNEL), input("y.ll", LIBRARY)).module()).isEqualTo(once);
  }

  @Test
  void whatNobodyDefinesIsMissing() {
    assertThat(linked(input("a.ll", KERNEL)).report().missing())
        .containsExactly(
            new Missing(
                Missing.Kind.FUNCTION, "lib", "Lib.lib(int)", "A.java:3:7", "p.Lib", List.of("k")));
  }

  @Test
  void aVariableThatNobodyDefinesIsMissing() {
    String user =
        HEAD
            + """
            @table = external addrspace(1) global [4 x i32]
            @other = external addrspace(1) global i32
            @__spirv_BuiltInGlobalInvocationId = external addrspace(1) constant <3 x i64>
            define spir_kernel void @k(ptr addrspace(1) %p) !dbg !3 {
              %v = load i32, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @table, i64 4), !dbg !4
              store i32 %v, ptr addrspace(1) %p
              ret void
            }
            define spir_kernel void @j(ptr addrspace(1) %p) {
              %i = load <3 x i64>, ptr addrspace(1) @__spirv_BuiltInGlobalInvocationId
              %v = load i32, ptr addrspace(1) @table
              store i32 %v, ptr addrspace(1) %p
              ret void
            }
            define spir_func i32 @exported() {
              %v = load i32, ptr addrspace(1) @other
              ret i32 %v
            }
            !llvm.dbg.cu = !{!0}
            !llvm.module.flags = !{!2}
            !0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: LineTablesOnly)
            !1 = !DIFile(filename: "k.cpp", directory: "")
            !2 = !{i32 2, !"Debug Info Version", i32 3}
            !3 = distinct !DISubprogram(name: "k", file: !1, line: 3, unit: !0, type: !5, spFlags: DISPFlagDefinition)
            !4 = !DILocation(line: 4, column: 7, scope: !3)
            !5 = !DISubroutineType(types: !6)
            !6 = !{}
            """;
    assertThat(linked(input("a.ll", user)).report().missing())
        .containsExactly(
            new Missing(
                Missing.Kind.VARIABLE, "table", "table", "k.cpp:4:7", "", List.of("k", "j")));
    String definition =
        HEAD + "@table = addrspace(1) global [4 x i32] [i32 1, i32 2, i32 3, i32 4]\n";
    assertThat(linked(input("a.ll", user), input("b.ll", definition)).report().missing()).isEmpty();
  }

  @Test
  void onlyWhatAKernelReachesIsMissing() {
    String unused =
        HEAD
            + """
            define spir_func i32 @other(i32 %x) "sycl-module-id"="B" {
              %y = call spir_func i32 @nowhere(i32 %x)
              ret i32 %y
            }
            declare spir_func i32 @nowhere(i32)
            """;
    assertThat(
            linked(input("a.ll", KERNEL), input("lib.ll", LIBRARY), input("b.ll", unused))
                .report()
                .missing())
        .isEmpty();
  }

  @Test
  void whatTheDeviceBuildKnowsIsNotMissing() {
    String module =
        HEAD
            + """
            define spir_kernel void @k() {
              %a = call spir_func i64 @_Z13get_global_idj(i32 0)
              %b = call spir_func i32 @__sycamore_sub_group_size()
              call spir_func void @_Z7barrierj(i32 1)
              call spir_func void @_Z22__spirv_ControlBarrierjjj(i32 2, i32 2, i32 272)
              call spir_func void @__sycl_something()
              call void @llvm.donothing()
              ret void
            }
            declare spir_func i64 @_Z13get_global_idj(i32)
            declare spir_func i32 @__sycamore_sub_group_size()
            declare spir_func void @_Z7barrierj(i32)
            declare spir_func void @_Z22__spirv_ControlBarrierjjj(i32, i32, i32)
            declare spir_func void @__sycl_something()
            declare void @llvm.donothing()
            """;
    assertThat(linked(input("a.ll", module)).report().missing()).isEmpty();
  }

  @Test
  void oneOfTwoEqualDefinitionsIsKept() {
    LinkedCode linked =
        linked(input("a.ll", KERNEL), input("lib.ll", LIBRARY), input("again.ll", LIBRARY));
    assertThat(new String(linked.module(), StandardCharsets.UTF_8))
        .containsOnlyOnce("define spir_func i32 @lib(");
  }

  @Test
  void definitionsThatDifferAreRefused() {
    assertThat(
            failure(
                input("lib.ll", LIBRARY),
                input(
                    "other.ll",
                    LIBRARY
                        .replace("\"p.Lib\"", "\"q.Lib\"")
                        .replace("i32 %x)\n  ret", "i32 4)\n  ret"))))
        .isEqualTo(
            "other.ll: error: the function 'Lib.lib(int)' is defined here and, with another body, in"
                + " lib.ll");
  }

  private static final List<String> LINKAGES =
      List.of("linkonce_odr", "weak_odr", "linkonce", "weak");

  /** A function, a kernel and a variable, of which LLVM would choose one. */
  private static String choosable(String linkage, String kernel) {
    return """
        target triple = "spir64-unknown-unknown"
        %"struct.a::b" = type { i32, [2 x i32] }
        @text = private unnamed_addr addrspace(1) constant [3 x i8] c"%d\\00"
        @g = LINKAGE addrspace(1) global i32 5
        define LINKAGE spir_func i32 @lib(i32 noundef %x) {
        entry:
          %s = alloca %"struct.a::b"
          %c = load i8, ptr addrspace(1) @text
          %w = zext i8 %c to i32
          %r = add i32 %x, %w
          ret i32 %r
        }
        define LINKAGE spir_kernel void @k(ptr addrspace(1) %p) {
          %v = call spir_func i32 @lib(i32 3)
          store i32 %v, ptr addrspace(1) %p
          ret void
        }
        define spir_kernel void @KERNEL(ptr addrspace(1) %p) {
          %v = call spir_func i32 @lib(i32 3)
          %w = load i32, ptr addrspace(1) @g
          call spir_func void @k(ptr addrspace(1) %p)
          ret void
        }
        """
        .replace("LINKAGE", linkage)
        .replace("KERNEL", kernel);
  }

  @Test
  void definitionsOfWhichOneMayBeChosenAreCompared() {
    for (String linkage : LINKAGES) {
      LinkInput one = input("one.ll", choosable(linkage, "one"));
      String other = choosable(linkage, "other");
      assertThat(failure(one, input("other.ll", other.replace("%x, %w", "%w, %w"))))
          .isEqualTo(
              "other.ll: error: the function 'lib' is defined here and, with another body, in"
                  + " one.ll");
      assertThat(failure(one, input("other.ll", other.replace("%d", "%x"))))
          .contains("the function 'lib' is defined here and, with another body, in one.ll");
      assertThat(failure(one, input("other.ll", other.replace("i32, [2 x", "i64, [2 x"))))
          .contains("the function 'lib'");
      assertThat(
              failure(
                  one, input("other.ll", other.replaceFirst("@lib\\(i32 3\\)", "@lib(i32 77)"))))
          .isEqualTo(
              "other.ll: error: the kernel 'k' is defined here and, with another body, in one.ll");
      assertThat(failure(one, input("other.ll", other.replace("global i32 5", "global i32 6"))))
          .isEqualTo(
              "other.ll: error: the variable 'g' is defined here and, with another value, in"
                  + " one.ll");
    }
  }

  /** What the names, attributes and metadata of a module are does not matter, nor which linkage. */
  @Test
  void definitionsOfWhichOneMayBeChosenAreMerged() {
    for (String linkage : LINKAGES) {
      for (String others : List.of("linkonce_odr", "weak", "dso_local")) {
        String other =
            choosable(others, "other")
                    .replace("%r", "%result")
                    .replace("%w", "%.i")
                    .replace("entry:", "start:")
                    .replace("@text", "@.str.7")
                    .replace("struct.a::b", "struct.a::b.12")
                    .replace("i32 noundef %x) {", "i32 %x) #0 !kind !0 {")
                + """
                attributes #0 = { nounwind "a"="b" }
                !0 = !{!"a"}
                """;
        LinkedCode linked =
            linked(input("one.ll", choosable(linkage, "one")), input("other.ll", other));
        String text = new String(linked.module(), StandardCharsets.UTF_8);
        for (String once : List.of("define .* @lib\\(.*", "define .* @k\\(.*", "@g = .*")) {
          assertThat(text.lines().filter(line -> line.matches(once))).as(text).hasSize(1);
        }
      }
    }
  }

  @Test
  void whatADefinitionCallsBelongsToIt() {
    assertThat(
            failure(input("lib.ll", LIBRARY), input("other.ll", LIBRARY.replace("%x, 7", "%x, 8"))))
        .contains("with another body");
  }

  private static final String TABLE =
      """
      target triple = "spir64-unknown-unknown"
      @table = internal addrspace(2) constant [3 x i8] c"#1\\00"
      define spir_func i8 @lib(i32 %x) #0 !kind !0 {
        %y = load i8, ptr addrspace(2) @table, !range !1
        %z = call spir_func i8 @inner(i8 %y) #2
        ret i8 %z
      }
      define internal spir_func i8 @inner(i8 %x) #1 {
        ret i8 %x
      }
      attributes #0 = { nounwind "sycamore-name"="Lib.lib" "sycamore-external"="p.Lib" }
      attributes #1 = { nounwind }
      attributes #2 = { nounwind "a"="b" }
      !0 = !{!"a"}
      !1 = !{i8 0, i8 100}
      """;

  @Test
  void constantsThatLookLikeNumbersOfTheModuleAreCompared() {
    for (String other : List.of("#2", "!1", "#a")) {
      assertThat(
              failure(
                  input("lib.ll", TABLE), input("other.ll", TABLE.replace("c\"#1", "c\"" + other))))
          .contains("with another body");
    }
  }

  /** What else is in a module gives attributes and metadata other numbers. */
  @Test
  void numbersOfTheModuleAreNotCompared() {
    String other =
        """
        target triple = "spir64-unknown-unknown"
        define spir_func void @first() #5 !kind !7 {
          ret void
        }
        attributes #5 = { noinline }
        !7 = !{!"b"}
        """
            + TABLE.replaceFirst("target triple.*\n", "");
    LinkedCode linked = linked(input("a.ll", TABLE), input("b.ll", other));
    assertThat(new String(linked.module(), StandardCharsets.UTF_8)).containsOnlyOnce("@lib(");
  }

  @Test
  void modulesOfDifferentTargetsAreRefused() {
    assertThat(
            failure(input("a.ll", KERNEL), input("lib.ll", LIBRARY.replace("spir64-", "nvptx64-"))))
        .isEqualTo(
            "lib.ll: error: is for 'nvptx64-unknown-unknown', but a.ll is for"
                + " 'spir64-unknown-unknown'");
    assertThat(
            failure(input("a.ll", KERNEL), input("lib.ll", LIBRARY.replace("n8:16:32:64", "n32"))))
        .isEqualTo("lib.ll: error: has another data layout than a.ll");
  }

  @Test
  void aDamagedInputIsNamed() {
    assertThat(failure(input("a.ll", KERNEL), input("lib.ll", "garbage")))
        .isEqualTo("lib.ll:1:1: error: expected top-level entity");
    assertThat(failure(input("a.ll", KERNEL), input("empty.ll", "")))
        .isEqualTo("empty.ll: error: the input is empty");
  }

  @Test
  void aspectsOfExportedFunctionsAreComparedWithTheKernels() {
    String library =
        LIBRARY.replace("\"Lib.lib(int)\" {", "\"Lib.lib(int)\" !intel_used_aspects !0 {")
            + "!0 = !{i32 6, i32 5}\n";
    String kernel =
        KERNEL.replace("\"1\" {", "\"1\" !intel_declared_aspects !0 {") + "!0 = !{i32 5}\n";
    LinkReport report = linked(input("a.ll", kernel), input("lib.ll", library)).report();
    assertThat(report.kernels())
        .containsExactly(new LinkedKernel(FunctionName.ofSymbol("k"), Set.of(5, 6)));
    assertThat(report.unexpected())
        .containsExactly(new Unexpected("lib", "Lib.lib(int)", new UnlistedAspect(6), "k"));
  }

  /** The helper's uses are those of the function that calls it, which one compilation knew of. */
  @Test
  void whatAnExportedFunctionCallsCountsAsItsOwn() {
    String library =
        LIBRARY.replace(
                "@helper(i32 %x) {",
                "@helper(i32 %x) !intel_used_aspects !0 !intel_reqd_sub_group_size !1 {")
            + "!0 = !{i32 6}\n!1 = !{i32 16}\n";
    assertThat(linked(input("a.ll", KERNEL), input("lib.ll", library)).report().unexpected())
        .containsExactly(
            new Unexpected("lib", "Lib.lib(int)", new UnlistedAspect(6), "k"),
            new Unexpected("lib", "Lib.lib(int)", new OtherSubGroupSize(16), "k"));
  }

  @Test
  void whatCallersKnowOfLibrariesIsAUseAsFarAsTheLinkedCodeRequiresIt() {
    String kernel =
        KERNEL.replace("\"1\" {", "\"1\" !intel_used_aspects !1 !sycamore_imported_aspects !0 {")
            + "!0 = !{i32 5, i32 6, i32 7}\n!1 = !{i32 9}\n";
    String library =
        LIBRARY.replace("\"Lib.lib(int)\" {", "\"Lib.lib(int)\" !intel_used_aspects !0 {")
            + "!0 = !{i32 6, i32 8}\n";
    LinkedCode linked = linked(input("a.ll", kernel), input("lib.ll", library));

    assertThat(linked.report().kernels().get(0).aspects()).containsExactly(6, 8, 9);
    assertThat(linked.report().unexpected())
        .containsExactly(new Unexpected("lib", "Lib.lib(int)", new UnlistedAspect(8), "k"));
    assertThat(new String(linked.module(), StandardCharsets.UTF_8))
        .contains("= !{i32 6, i32 9}\n")
        .doesNotContain("sycamore_imported_aspects");
    LinkedCode without = linked(input("a.ll", kernel), input("lib.ll", LIBRARY));
    assertThat(without.report().kernels().get(0).aspects()).containsExactly(9);
  }

  @Test
  void fixedTargetsAreComparedInsteadOfAspects() {
    String library =
        LIBRARY.replace(
                "\"Lib.lib(int)\" {",
                "\"Lib.lib(int)\" !intel_used_aspects !0 !intel_fixed_targets !1 {")
            + "!0 = !{i32 6}\n!1 = !{!\"x86_64_v3\"}\n";
    Unexpected other =
        new Unexpected("lib", "Lib.lib(int)", new OtherTargets(Set.of("x86_64_v3")), "k");
    assertThat(linked(input("a.ll", KERNEL), input("lib.ll", library)).report().unexpected())
        .containsExactly(new Unexpected("lib", "Lib.lib(int)", new UnlistedAspect(6), "k"), other);

    String fixed = KERNEL.replace("\"1\" {", "\"1\" !intel_fixed_targets !0 {");
    String two = fixed + "!0 = !{!\"x86_64_v3\", !\"spir64\"}\n";
    assertThat(linked(input("a.ll", two), input("lib.ll", library)).report().unexpected())
        .containsExactly(other);
    String one = fixed + "!0 = !{!\"x86_64_v3\"}\n";
    assertThat(linked(input("a.ll", one), input("lib.ll", library)).report().unexpected())
        .isEmpty();
    assertThat(linked(input("a.ll", one), input("lib.ll", LIBRARY)).report().unexpected())
        .containsExactly(new Unexpected("lib", "Lib.lib(int)", new OtherTargets(Set.of()), "k"));
  }

  @Test
  void librariesOfLibrariesAreFound() throws IOException {
    String middle =
        LIBRARY
            .replace("call spir_func i32 @helper(i32 %x)", "call spir_func i32 @deep(i32 %x)")
            .concat("declare spir_func i32 @deep(i32) \"sycamore-import\"=\"q.Deep\"\n");
    String deep = LIBRARY.replace("@lib", "@deep");
    Map<String, String> there = Map.of("p.Lib", middle, "q.Deep", deep, "r.Unused", "garbage");
    List<String> asked = new ArrayList<>();
    LibraryLinking.WithLibraries result =
        new LibraryLinking(
                build::link,
                id -> {
                  asked.add(id);
                  return Optional.ofNullable(there.get(id)).map(text -> input(id, text));
                })
            .link(new LinkJob("a", List.of(input("a.ll", KERNEL)), true));
    assertThat(result.libraries()).containsExactly("p.Lib", "q.Deep");
    assertThat(asked).containsExactly("p.Lib", "q.Deep");
    assertThat(((JobResult.Done<LinkedCode>) result.result()).value().report().missing()).isEmpty();
  }

  @Test
  void manyModulesAreOne() {
    LinkInput[] inputs =
        Stream.concat(
                Stream.of(input("a.ll", KERNEL), input("lib.ll", LIBRARY)),
                Stream.iterate(0, i -> i + 1)
                    .limit(50)
                    .map(i -> input("k" + i + ".ll", KERNEL.replace("@k(", "@k" + i + "("))))
            .toArray(LinkInput[]::new);
    assertThat(linked(inputs).report().kernels()).hasSize(51);
  }
}
