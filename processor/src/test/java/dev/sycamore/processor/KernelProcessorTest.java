package dev.sycamore.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import dev.sycamore.frontend.text.SourceFile;
import dev.sycamore.testsupport.compile.CompilationResult;
import dev.sycamore.testsupport.compile.TestCompilation;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What the processor does with the findings of its stages, on every host compiler. */
@Tag("module")
class KernelProcessorTest {

  @TempDir Path folder;

  private final FakeStages stages = new FakeStages();

  private static CompilationResult compile(
      TestedHostCompiler host,
      Path folder,
      Map<String, String> sources,
      List<String> options,
      Processor... processors) {
    return TestCompilation.with(host)
        .level(17)
        .written(folder.resolve("src"), sources)
        .into(folder.resolve("classes"))
        .options(options)
        .processors(processors)
        .run();
  }

  private CompilationResult compile(
      TestedHostCompiler host, Map<String, String> sources, String... options) {
    return compile(host, folder, sources, List.of(options), new KernelProcessor(stages));
  }

  /** A unit whose text mentions the API. */
  private static Map<String, String> unit(String body) {
    return Map.of("p/Unit.java", "package p;\n// dev.sycamore\nclass Unit {\n" + body + "\n}\n");
  }

  @ParameterizedTest
  @EnumSource
  void pointsToTheExactPlace(TestedHostCompiler host) {
    List<String> constructs =
        List.of(
            "int a = 1; int b = a + /*ERROR*/a * 2;",
            "void m(int[] a) { a[/*ERROR*/a[0]]++; }",
            "void m() { /*ERROR*/throw new Error(); }",
            "void m() { int x = 0; x += /*ERROR*/x++; }",
            "Object o = /*ERROR*/new int[3];",
            "\tString \\u0073 = \"\u00e4\ud83d\ude00\";\tlong l = /*ERROR*/s.length() + 1L;",
            "void m() {\r\n  /*ERROR*/synchronized (this) {\r\n  }\r\n}",
            "Runnable r = () -> { /*ERROR*/for (;;) { } };",
            "Runnable r = /*ERROR*/() -> { };",
            "int m(int i) { return /*ERROR*/-i; }",
            "int m(Object i) { return /*ERROR*/(int) i; }",
            "int m(boolean b) { return /*ERROR*/b ? 1 : 2; }",
            "int m(int i) { return /*ERROR*/switch (i) { default -> 3; }; }",
            "/*ERROR*/@Deprecated void m() { }",
            "void m() { /*ERROR*/final int[] a = {1}; }",
            "void m() { int[] a = /*ERROR*/{1}; }",
            "void m() { /*ERROR*/assert true; }",
            "<T> T m() { return /*ERROR*/this.<T>m(); }");
    for (int i = 0; i < constructs.size(); i++) {
      Map<String, String> sources = unit(constructs.get(i));
      String text = sources.get("p/Unit.java");
      int expected = text.indexOf("/*ERROR*/") + "/*ERROR*/".length();

      CompilationResult run =
          compile(
              host,
              folder.resolve("" + i),
              sources,
              List.of(),
              new KernelProcessor(new FakeStages()));

      assertThat(run.only().getPosition()).as(constructs.get(i)).isEqualTo(expected);
      assertThat(run.only().getKind()).isEqualTo(Diagnostic.Kind.ERROR);
      assertThat(run.only().getMessage(Locale.ROOT)).contains("[SYC1002]").contains("help: ");
      assertThat(run.success()).isFalse();
      assertThat(run.files()).noneMatch(file -> file.contains("sycamore"));
    }
  }

  @ParameterizedTest
  @EnumSource
  void aNoteNamesTheCommandThatPrintsAPage(TestedHostCompiler host) throws Exception {
    CompilationResult run = compile(host, unit("void m() { /*ERROR*/throw new Error(); }"));

    String note =
        run.diagnostics().stream()
            .map(d -> d.getMessage(Locale.ROOT))
            .filter(text -> text.startsWith("sycamore: to read the page of an id: java "))
            .findFirst()
            .orElseThrow();
    Process process =
        new ProcessBuilder(note.substring(note.indexOf(": java ") + 2).split(" ")).start();
    assertThat(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
        .startsWith("# SYC1002: ");
    assertThat(process.waitFor()).isZero();
  }

  @ParameterizedTest
  @EnumSource
  void withoutFindingsThereIsNoNote(TestedHostCompiler host) {
    // javac 25 has a warning of its own about -source 17.
    assertThat(compile(host, unit("void m() { }")).diagnostics())
        .extracting(d -> d.getMessage(Locale.ROOT))
        .noneMatch(text -> text.contains("sycamore"));
  }

  @ParameterizedTest
  @EnumSource
  void aMachineWithoutDeviceCompilerGetsModulesAndOneWarning(TestedHostCompiler host) {
    stages.machine = Optional.of("plan9-mips");

    CompilationResult run =
        compile(
            host,
            Map.of(
                "p/A.java", "package p;\n// dev.sycamore\nclass A { Object k = /*FAIL*/null; }",
                "p/B.java", "package p;\n// dev.sycamore\nclass B { Object k = /*KERNEL*/null; }"));

    assertThat(run.success()).isTrue();
    assertThat(run.diagnostics())
        .extracting(d -> d.getMessage(Locale.ROOT))
        .filteredOn(text -> text.contains("[SYC"))
        .singleElement(STRING)
        .contains("[SYC4013]", "`plan9-mips`");
    assertThat(run.files())
        .contains("META-INF/sycamore/p/A.ll", "META-INF/sycamore/p/B.opencl.cl")
        .noneMatch(file -> file.endsWith(".so"));
  }

  @ParameterizedTest
  @EnumSource
  void writesTextsOfTheModelWhereTheyAreAskedFor(TestedHostCompiler host) {
    Map<String, String> source = unit("Object kernel = /*KERNEL*/null;");

    // What one compilation writes is there in the next.
    assertThat(compile(host, source).files()).noneMatch(file -> file.endsWith(".model"));
    assertThat(compile(host, source, "-Asycamore.dump=model").files())
        .filteredOn(file -> file.endsWith(".model"))
        .containsExactly("META-INF/sycamore/p/Unit.model");
    assertThat(compile(host, source, "-Asycamore.dump=normal,model").files())
        .contains("META-INF/sycamore/p/Unit.model", "META-INF/sycamore/p/Unit.normal.model");
  }

  @ParameterizedTest
  @EnumSource
  void saysHowLongItsStagesTake(TestedHostCompiler host) {
    List<String> notes =
        compile(host, unit("Object kernel = /*KERNEL*/null;"), "-Asycamore.timings")
            .diagnostics()
            .stream()
            .map(d -> d.getMessage(Locale.ROOT))
            .filter(text -> text.startsWith("sycamore: "))
            .map(text -> text.replaceAll("[0-9.]+ ms(, [0-9]+ times)?", "T"))
            .toList();

    assertThat(notes)
        .containsSubsequence(
            "sycamore: read sources: T",
            "sycamore: outline: T",
            "sycamore: LLVM IR: T",
            "sycamore: binding: T",
            "sycamore: write: T",
            "sycamore: all stages: T");
  }

  @ParameterizedTest
  @EnumSource
  void reportsEveryErrorOfARunAndGeneratesNothing(TestedHostCompiler host) {
    CompilationResult run =
        compile(
            host,
            Map.of(
                "p/One.java",
                "package p; import dev.sycamore.*; class One { int a = /*ERROR*/1, b = /*ERROR*/2;"
                    + " }",
                "p/Two.java",
                "package p; class Two { dev.sycamore.annotations.Aspect a = /*KERNEL*/null; }"));

    assertThat(run.ours()).hasSize(2);
    assertThat(run.files()).noneMatch(file -> file.contains("META-INF"));
  }

  @ParameterizedTest
  @EnumSource
  void whatOnlyTheHostCompilerUnderstandsIsAnError(TestedHostCompiler host) {
    Map<String, String> sources = unit("int a = /*UNATTRIBUTED*/1; int b = /*KERNEL*/2;");
    CompilationResult run = compile(host, sources);

    assertThat(run.only().getKind()).isEqualTo(Diagnostic.Kind.ERROR);
    assertThat(run.only().getPosition())
        .isEqualTo(sources.get("p/Unit.java").indexOf("/*UNATTRIBUTED*/") + 16);
    assertThat(run.success()).isFalse();
    assertThat(run.files()).noneMatch(file -> file.contains("META-INF"));
  }

  @ParameterizedTest
  @EnumSource
  void whatTheHostCompilerDoesNotUnderstandIsItsOwnToReport(TestedHostCompiler host) {
    CompilationResult run = compile(host, unit("int a = /*UNATTRIBUTED*/b;"));

    assertThat(run.ours()).isEmpty();
    assertThat(run.diagnostics()).filteredOn(d -> d.getKind() == Diagnostic.Kind.ERROR).hasSize(1);
    assertThat(run.success()).isFalse();
  }

  @ParameterizedTest
  @EnumSource
  void aWarningDoesNotStopTheBuild(TestedHostCompiler host) {
    CompilationResult run = compile(host, unit("int a = /*WARNING*/1; int b = /*KERNEL*/2;"));

    assertThat(run.only().getKind())
        .isIn(Diagnostic.Kind.WARNING, Diagnostic.Kind.MANDATORY_WARNING);
    assertThat(run.success()).isTrue();
    assertThat(run.files()).contains("p/Unit__Sycamore.class");
  }

  @ParameterizedTest
  @EnumSource
  void severitiesAreChosenByOption(TestedHostCompiler host) {
    Map<String, String> sources = unit("@SuppressWarnings(\"sycamore:SYC1\") int a = 1;");

    CompilationResult error =
        compile(
            host,
            folder.resolve("error"),
            sources,
            List.of("-Asycamore.severity.SYC4003=error"),
            new KernelProcessor());
    CompilationResult off =
        compile(
            host,
            folder.resolve("off"),
            sources,
            List.of("-Asycamore.severity.SYC4003=off"),
            new KernelProcessor());

    assertThat(error.only().getKind()).isEqualTo(Diagnostic.Kind.ERROR);
    assertThat(error.success()).isFalse();
    assertThat(off.ours()).isEmpty();
    assertThat(off.success()).isTrue();
  }

  @ParameterizedTest
  @EnumSource
  void writesBindingAndImages(TestedHostCompiler host) {
    CompilationResult run =
        compile(host, unit("int b = /*KERNEL*/2;"), "-Asycamore.targets=x86_64,ptx64");

    assertThat(run.success()).as(run.diagnostics() + run.output()).isTrue();
    assertThat(run.files())
        .contains(
            "p/Unit.class",
            "p/Unit__Sycamore.class",
            "META-INF/sycamore/p/Unit.images",
            "META-INF/sycamore/p/Unit.opencl.cl",
            "META-INF/sycamore/p/Unit.ptx64.ptx",
            "META-INF/sycamore/p/Unit.x86_64.so")
        .doesNotContain("META-INF/sycamore/p/Unit.spir64.spv");
  }

  /** Each round costs javac new trees of all files. */
  @Test
  void bindingClassesBringNoRound() {
    CompilationResult run =
        compile(TestedHostCompiler.JAVAC, unit("int b = /*KERNEL*/2;"), "-XprintRounds");

    assertThat(run.files()).contains("p/Unit__Sycamore.class");
    assertThat(run.output()).contains("Round 2:").doesNotContain("Round 3:");
  }

  @ParameterizedTest
  @EnumSource
  void noClassOfTheCompilationHasTheNameOfABindingClass(TestedHostCompiler host) {
    CompilationResult run =
        compile(
            host,
            Map.of(
                "p/Unit.java",
                "package p; class Unit { dev.sycamore.annotations.Aspect a = /*KERNEL*/null; }",
                "p/Unit__Sycamore.java",
                "package p; class Unit__Sycamore {}"));

    assertThat(run.success()).isFalse();
    assertThat(run.only().getMessage(Locale.ROOT))
        .contains("SYC4007", "Unit__Sycamore.class", "the compilation has a class of this name");
  }

  @ParameterizedTest
  @CsvSource({
    "META-INF, .",
    "META-INF/sycamore, META-INF",
    "META-INF/sycamore/p, META-INF/sycamore",
    "p/Unit__Sycamore.class, p"
  })
  void nothingIsWrittenThroughALink(String link, String parent) throws IOException {
    Path classes = Files.createDirectories(folder.resolve("classes"));
    Files.createDirectories(classes.resolve(parent));
    boolean ofFile = link.endsWith(".class");
    Path outside = folder.resolve("outside");
    if (ofFile) {
      Files.writeString(outside, "kept");
    } else {
      Files.createDirectory(outside);
    }
    Files.createSymbolicLink(classes.resolve(link), outside);

    CompilationResult run = compile(TestedHostCompiler.JAVAC, unit("int b = /*KERNEL*/2;"));

    assertThat(run.success()).isFalse();
    assertThat(run.only().getMessage(Locale.ROOT)).contains("SYC4007", "symbolic link");
    if (ofFile) {
      assertThat(outside).hasContent("kept");
    } else {
      assertThat(outside).isEmptyDirectory();
    }
  }

  @ParameterizedTest
  @EnumSource
  void theFrontEndAloneGeneratesNothing(TestedHostCompiler host) {
    CompilationResult run =
        compile(host, unit("int b = /*KERNEL*/2;"), "-Asycamore.deviceBuild=off");

    assertThat(run.success()).isTrue();
    assertThat(run.files()).containsExactly("p/Unit.class");
  }

  @ParameterizedTest
  @EnumSource
  void filesThatDoNotMentionTheApiAreNotParsed(TestedHostCompiler host) {
    CompilationResult run =
        compile(host, Map.of("p/Unit.java", "package p; class Unit { /*CRASH*/ }"));

    assertThat(run.success()).isTrue();
    assertThat(stages.requests).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void filesThatPassLambdasToSomebodysKernelMethodAreParsed(TestedHostCompiler host) {
    compile(
        host,
        Map.of(
            "p/q/Wrapper.java",
            "package p.q; import dev.sycamore.annotations.Kernel;"
                + " public class Wrapper { public static void each(@Kernel Runnable r) { } }",
            "p/Unit.java",
            "package p; import p.q.*; class Unit { { Wrapper.each(() -> { }); } }",
            "p/Other.java",
            "package p; class Other { Runnable r = () -> { }; }"));

    assertThat(stages.requests).hasSize(1);
    assertThat(stages.requests.get(0).sources())
        .extracting(file -> file.path().replaceAll(".*/", ""))
        .containsExactlyInAnyOrder("Wrapper.java", "Unit.java");
  }

  @ParameterizedTest
  @EnumSource
  void anInternalErrorIsADiagnosticInTheFileThatCausedIt(TestedHostCompiler host) {
    CompilationResult run =
        compile(
            host,
            Map.of(
                "p/Good.java", "package p; /* dev.sycamore */ class Good { int a = /*KERNEL*/1; }",
                "p/Bad.java", "package p; /* dev.sycamore */ class Bad { /*CRASH*/ }"));

    String message = run.only().getMessage(Locale.ROOT);
    assertThat(message)
        .contains("[SYC5001]")
        .contains("outlining")
        .contains("IllegalStateException: asked for (FakeStages.java:")
        .doesNotContain("second line")
        .doesNotContain("\tat ");
    assertThat(run.only().getSource().getName()).endsWith("Bad.java");
    assertThat(run.success()).isFalse();
    assertThat(run.output()).doesNotContain("\tat ");
  }

  @ParameterizedTest
  @EnumSource
  void aFailedDeviceBuildNamesTheKernelAndTheTarget(TestedHostCompiler host) {
    Map<String, String> sources = unit("int a = /*KERNEL*/1;\nint b = /*FAIL*/2;");
    CompilationResult run = compile(host, sources, "-Asycamore.targets=ptx64");

    assertThat(run.only().getMessage(Locale.ROOT))
        .contains("[SYC5002]")
        .contains("`ptx64`")
        .contains("failing1")
        .contains("LLVM does not like it")
        .doesNotContain("kernel0");
    assertThat(run.only().getPosition())
        .isEqualTo(sources.get("p/Unit.java").indexOf("/*FAIL*/") + "/*FAIL*/".length());
    assertThat(run.files()).noneMatch(file -> file.contains("sycamore"));
  }

  @ParameterizedTest
  @EnumSource
  void aFailedSpirVImageIsAWarningAtTheKernel(TestedHostCompiler host) {
    Map<String, String> sources = unit("int a = /*KERNEL*/1;\nint b = /*FAIL*/2;");
    CompilationResult run = compile(host, sources, "-Asycamore.targets=spir64");

    assertThat(run.only().getKind())
        .isIn(Diagnostic.Kind.WARNING, Diagnostic.Kind.MANDATORY_WARNING);
    assertThat(run.only().getMessage(Locale.ROOT))
        .startsWith("[SYC3003] kernel `failing1` has no SPIR-V image")
        .contains("LLVM does not like it");
    assertThat(run.only().getPosition())
        .isEqualTo(sources.get("p/Unit.java").indexOf("/*FAIL*/") + "/*FAIL*/".length());
    assertThat(run.success()).isTrue();
  }

  @ParameterizedTest
  @EnumSource
  void aBadOptionIsAnErrorAndStopsUs(TestedHostCompiler host) {
    CompilationResult run = compile(host, unit("int a = /*KERNEL*/1;"), "-Asycamore.target=x86_64");

    assertThat(run.only().getMessage(Locale.ROOT))
        .contains("[SYC4001]")
        .contains("did you mean `targets`?");
    assertThat(stages.requests).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void aFileThatAnotherProcessorCompletesIsLookedAtAgain(TestedHostCompiler host) {
    GeneratingProcessor other = new GeneratingProcessor();
    CompilationResult run =
        compile(
            host,
            folder,
            unit("Generated g; int a = /*KERNEL*/1;"),
            List.of(),
            new KernelProcessor(new ErrorsInTheFirstRound()),
            other);

    assertThat(run.ours()).isEmpty();
    assertThat(run.success()).as(run.diagnostics() + run.output()).isTrue();
    assertThat(run.files()).contains("p/Unit__Sycamore.class");
  }

  @ParameterizedTest
  @EnumSource
  void sourcesOfOtherFilesAreFound(TestedHostCompiler host) {
    Map<String, Optional<SourceFile>> found = new TreeMap<>();
    stages.onOutline =
        request ->
            List.of("p.q.Other", "p.q.None", "java.lang.String", "p.q.Second")
                .forEach(name -> found.put(name, request.lookup().sourceOf(name)));

    compile(
        host,
        Map.of(
            "p/Unit.java", "package p; /* dev.sycamore */ class Unit { int a = /*KERNEL*/1; }",
            "p/q/Other.java", "package p.q; public class Other { } class Second { }"));

    assertThat(found.get("p.q.Other").orElseThrow().text()).startsWith("package p.q;");
    assertThat(found.get("p.q.Second")).isEqualTo(found.get("p.q.Other"));
    assertThat(found.get("p.q.None")).isEmpty();
    assertThat(found.get("java.lang.String")).isEmpty();
  }

  /** Generates {@code p.Generated} in the first round. */
  private static final class GeneratingProcessor extends AbstractProcessor {
    private boolean done;

    @Override
    public Set<String> getSupportedAnnotationTypes() {
      return Set.of("*");
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latest();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      if (!done) {
        done = true;
        try (Writer out = processingEnv.getFiler().createSourceFile("p.Generated").openWriter()) {
          out.write("package p; class Generated { }");
        } catch (IOException e) {
          throw new AssertionError(e);
        }
      }
      return false;
    }
  }
}
