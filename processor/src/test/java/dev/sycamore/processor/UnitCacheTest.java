package dev.sycamore.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.client.KeptFiles;
import dev.sycamore.outliner.OutlineRequest;
import dev.sycamore.outliner.OutlineResult;
import dev.sycamore.processor.cache.CompilationKey;
import dev.sycamore.processor.cache.UnitCache;
import dev.sycamore.processor.stages.ProductStages;
import dev.sycamore.processor.stages.Stages;
import dev.sycamore.testsupport.compile.CompilationResult;
import dev.sycamore.testsupport.compile.TestCompilation;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.annotation.processing.ProcessingEnvironment;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which files are compiled anew after a change, and that nobody sees a difference otherwise. */
@Tag("module")
class UnitCacheTest {

  private static final String KERNEL =
      """
      package p;
      import dev.sycamore.DeviceQueue;
      import dev.sycamore.Range;
      class NAME {
        static void run(DeviceQueue q, float[] x) {
          q.parallelFor(Range.range(8), i -> { x[i] = BODY; });
        }
      }
      """;

  @TempDir Path folder;

  /** The files that were outlined, by their names, in the last compilation. */
  private final List<String> outlined = new ArrayList<>();

  private final Map<String, String> sources = new TreeMap<>();
  private final List<Path> classPath = new ArrayList<>();

  @BeforeEach
  void begin() {
    put("A", "x[i] + 1");
    put("B", "Helper.twice(x[i])");
    sources.put(
        "p/Helper.java",
        "package p; class Helper { static float twice(float v) { return 2 * v; } }");
  }

  private void put(String name, String body) {
    sources.put("p/" + name + ".java", kernel(name, body));
  }

  private static String kernel(String name, String body) {
    return KERNEL.replace("NAME", name).replace("BODY", body);
  }

  private CompilationResult compile(String... options) {
    delete(folder.resolve("classes"));
    return compileInto(folder.resolve("classes"), options);
  }

  private CompilationResult compileInto(Path classes, String... options) {
    outlined.clear();
    delete(folder.resolve("src"));
    List<String> all = new ArrayList<>(List.of(options));
    if (all.stream().noneMatch(option -> option.contains("deviceBuild"))) {
      all.add("-Asycamore.deviceBuild=modules");
    }
    return TestCompilation.with(TestedHostCompiler.JAVAC)
        .level(17)
        .classPath(classPath)
        .written(folder.resolve("src"), sources)
        .into(classes)
        .options(all)
        .processors(new KernelProcessor(stages()))
        .run();
  }

  /** The product's stages with a cache of the test's, whose outliner is watched. */
  private Stages stages() {
    Stages product = new ProductStages();
    Object watched =
        Proxy.newProxyInstance(
            Stages.class.getClassLoader(),
            new Class<?>[] {Stages.class},
            (proxy, method, arguments) -> {
              return switch (method.getName()) {
                case "openCache" -> cache((ProcessingEnvironment) arguments[0]);
                case "outline" -> outline(product, (OutlineRequest) arguments[0]);
                default -> method.invoke(product, arguments);
              };
            });
    return (Stages) watched;
  }

  private Optional<UnitCache> cache(ProcessingEnvironment environment) throws IOException {
    KeptFiles files = new KeptFiles(folder.resolve("units"), 1 << 20);
    return Optional.of(new UnitCache(files, CompilationKey.of(environment, "test")));
  }

  private OutlineResult outline(Stages product, OutlineRequest request) {
    request
        .sources()
        .forEach(source -> outlined.add(Path.of(source.path()).getFileName().toString()));
    return product.outline(request);
  }

  private static void delete(Path folder) {
    try (Stream<Path> files = Files.exists(folder) ? Files.walk(folder) : Stream.empty()) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Map<String, String> output(CompilationResult result) {
    Map<String, String> output = new TreeMap<>();
    for (String file : result.succeeded().files()) {
      try {
        byte[] bytes = Files.readAllBytes(result.classes().resolve(file));
        output.put(file, Arrays.toString(bytes));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return output;
  }

  @Test
  void whatHasNotChangedIsNotOutlinedAndHasTheSameFiles() {
    Map<String, String> first = output(compile());
    assertThat(outlined).containsExactly("A.java", "B.java");
    assertThat(first)
        .containsKeys(
            "p/A__Sycamore.class",
            "META-INF/sycamore/p/A.ll",
            "META-INF/sycamore/p/A.code",
            "META-INF/sycamore/p/B.images");

    Map<String, String> second = output(compile());

    assertThat(outlined).isEmpty();
    assertThat(second).isEqualTo(first);
  }

  @Test
  void whatIsInTheOutputStaysAndWhatIsNotIsWritten() throws IOException {
    Map<String, String> first = output(compile());
    Path classes = folder.resolve("classes");
    FileTime old = FileTime.fromMillis(1_000_000_000_000L);
    List<String> kept =
        List.of("p/A__Sycamore.class", "META-INF/sycamore/p/A.ll", "META-INF/sycamore/p/A.code");
    for (String name : kept) {
      Files.setLastModifiedTime(classes.resolve(name), old);
    }
    Files.delete(classes.resolve("p/B__Sycamore.class"));
    Files.writeString(classes.resolve("META-INF/sycamore/p/B.ll"), "; something else");
    Files.writeString(classes.resolve("META-INF/sycamore/p/B.code"), "");

    Map<String, String> second = output(compileInto(classes));

    assertThat(outlined).isEmpty();
    assertThat(second).isEqualTo(first);
    for (String name : kept) {
      assertThat(Files.getLastModifiedTime(classes.resolve(name))).as(name).isEqualTo(old);
    }
  }

  @Test
  void oneFileThatHasChangedIsOutlinedAlone() {
    compile().succeeded();
    put("A", "x[i] + 3");

    Map<String, String> changed = output(compile());

    assertThat(outlined).containsExactly("A.java");
    delete(folder.resolve("units"));
    assertThat(changed).isEqualTo(output(compile()));
  }

  /** One of several kernels that reach a warning is on its call chain; the others count too. */
  @Test
  void aWarningStaysWhenTheKernelThatItWasReportedForIsChanged() {
    sources.put(
        "p/Helper.java",
        "package p; class Helper { static float same(float v) { return v; }"
            + " static float twice(float v) { same(v); return 2 * v; } }");
    put("A", "Helper.twice(x[i])");
    assertThat(warnings(compile())).singleElement().asString().contains("A.java");
    put("A", "x[i] + 1");

    List<String> changed = warnings(compile());

    delete(folder.resolve("units"));
    assertThat(changed).isEqualTo(warnings(compile()));
    assertThat(changed).singleElement().asString().contains("SYC1109", "B.java");
  }

  private static List<String> warnings(CompilationResult result) {
    return result.succeeded().diagnostics().stream()
        .map(diagnostic -> diagnostic.getMessage(Locale.ROOT))
        .filter(message -> message.startsWith("[SYC"))
        .toList();
  }

  @Test
  void aFileIsFoundAgainAfterAChangeAndBack() {
    compile().succeeded();
    String first = sources.get("p/A.java");
    put("A", "x[i] + 3");
    compile().succeeded();
    sources.put("p/A.java", first);

    compile().succeeded();

    assertThat(outlined).isEmpty();
  }

  @Test
  void whatAKernelCallsIsPartOfIt() {
    compile().succeeded();
    sources.put(
        "p/Helper.java",
        "package p; class Helper { static float twice(float v) { return v + v; } }");

    compile().succeeded();

    assertThat(outlined).containsExactly("B.java");
  }

  @Test
  void aKernelOfAnotherFileIsPartOfTheCallThatPassesItAFunction() {
    String mapping =
        """
        package p;
        import dev.sycamore.DeviceQueue;
        import dev.sycamore.Range;
        class Mapping {
          interface Fn extends java.io.Serializable { float of(float v); }
          static void map(DeviceQueue q, Fn f, float[] x) {
            q.parallelFor(Range.range(8), i -> x[i] = f.of(x[i]));
          }
        }
        """;
    String call =
        """
        package p;
        class Call {
          static void run(dev.sycamore.DeviceQueue q, float[] x) {
            Mapping.map(q, v -> v * 2, x);
          }
        }
        """;
    sources.put("p/Mapping.java", mapping);
    sources.put("p/Call.java", call);
    Map<String, String> first = output(compile());
    assertThat(first).containsKey("META-INF/sycamore/p/Call.code");

    Map<String, String> second = output(compile());
    assertThat(outlined).isEmpty();
    assertThat(second).isEqualTo(first);

    sources.put("p/Mapping.java", mapping.replace("f.of(x[i])", "f.of(x[i] + 1)"));
    assertThat(output(compile())).isNotEqualTo(first);
    assertThat(outlined).containsExactlyInAnyOrder("Mapping.java", "Call.java");

    sources.put("p/Call.java", call.replace("v * 2", "v * 3"));
    compile().succeeded();
    assertThat(outlined).containsExactly("Call.java");
  }

  @Test
  void whatItCallsOfWhatItCallsIsPartOfItToo() {
    sources.put(
        "p/Helper.java",
        "package p; class Helper { static float twice(float v) { return Other.twice(v); } }");
    sources.put(
        "p/Other.java", "package p; class Other { static float twice(float v) { return 2 * v; } }");
    compile().succeeded();
    sources.put(
        "p/Other.java", "package p; class Other { static float twice(float v) { return v + v; } }");

    compile().succeeded();

    assertThat(outlined).containsExactly("B.java");
  }

  @Test
  void aDeclarationThatNoKernelRunsCounts() {
    sources.put("p/Helper.java", "package p; class Helper extends Base { }");
    sources.put(
        "p/Base.java",
        "package p; class Base { static final float K = 1; static float twice(float v) { return K;"
            + " } }");
    compile().succeeded();
    sources.put(
        "p/Base.java",
        "package p; class Base { static final float K = 2; static float twice(float v) { return K;"
            + " } }");

    compile().succeeded();

    assertThat(outlined).containsExactly("B.java");
  }

  @Test
  void aClassThatOnlySignaturesNameDoesNotCount() {
    put("A", "Middle.K + x[i]");
    sources.put("p/Middle.java", "package p; class Middle { static final int K = Deep.X; }");
    sources.put("p/Deep.java", "package p; class Deep { static final int X = 3; Host host; }");
    sources.put("p/Host.java", "package p; class Host { Host next() { return this; } }");
    compile().succeeded();
    sources.put("p/Host.java", "package p; class Host { Host next() { return null; } }");

    compile().succeeded();

    assertThat(outlined).isEmpty();
  }

  private void putWith(String member, String name, String body) {
    sources.put(
        "p/" + name + ".java",
        kernel(name, body).replace("class " + name + " {", "class " + name + " { " + member));
  }

  /** A file that the kernel does not know makes of a constant array one that the launch reads. */
  @Test
  void whoeverChangesAnArrayCounts() {
    putWith("static final float[] T = {1, 2};", "C", "T[i % 2]");
    put("D", "x[i]");
    Map<String, String> constant = output(compile());

    putWith("static { C.T[0] = 3; }", "D", "x[i]");
    Map<String, String> changing = output(compile());

    assertThat(outlined).containsExactly("C.java", "D.java");
    assertThat(changing.get("p/C__Sycamore.class"))
        .isNotEqualTo(constant.get("p/C__Sycamore.class"));
  }

  @Test
  void filesThatHaveNotChangedAreSearchedForChangesOfArrays() {
    sources.put("p/C.java", "package p; class C { static final float[] T = {1, 2}; }");
    putWith("static { C.T[0] = 3; }", "D", "x[i]");
    compile().succeeded();
    put("E", "C.T[i % 2]");
    Map<String, String> kept = output(compile());
    assertThat(outlined).containsExactly("E.java");

    delete(folder.resolve("units"));
    assertThat(output(compile())).isEqualTo(kept);
  }

  @Test
  void aNewClassMayHideAnother() {
    put("A", "Math.abs(x[i])");
    compile().succeeded();
    sources.put("p/Math.java", "package p; class Math { static float abs(float v) { return v; } }");

    compile().succeeded();

    assertThat(outlined).containsExactly("A.java");
  }

  @Test
  void aClassThatIsGoneIsMissed() {
    compile().succeeded();
    sources.remove("p/Helper.java");

    assertThat(compile().success()).isFalse();
    assertThat(outlined).contains("B.java");
  }

  @Test
  void classFilesCount() {
    Path library = folder.resolve("library");
    library(library, "package lib; public class Values { public static final float V = 1; }");
    classPath.add(library);
    put("A", "lib.Values.V");
    compile().succeeded();
    compile().succeeded();
    assertThat(outlined).isEmpty();

    library(library, "package lib; public class Values { public static final float V = 2; }");
    compile().succeeded();

    // Which files looked at a class without source is not known: all that were compiled with it.
    assertThat(outlined).contains("A.java");
  }

  private void library(Path library, String source) {
    TestCompilation.with(TestedHostCompiler.JAVAC)
        .level(17)
        .written(folder.resolve("library-src"), Map.of("lib/Values.java", source))
        .into(library)
        .run()
        .succeeded();
  }

  @Test
  void aClassFileMayNameASource() {
    // Between two sources is a class without one, which an earlier compilation made with one.
    Path library = folder.resolve("library");
    String far = "package p; public class Far { public static float f(float v) { return v; } }";
    TestCompilation.with(TestedHostCompiler.JAVAC)
        .level(17)
        .written(
            folder.resolve("library-src"),
            Map.of("p/Far.java", far, "p/Between.java", "package p; class Between extends Far { }"))
        .into(library)
        .run()
        .succeeded();
    delete(library.resolve("p/Far.class"));
    classPath.add(library);
    put("A", "Near.f(x[i])");
    sources.put("p/Near.java", "package p; class Near extends Between { }");
    sources.put("p/Far.java", far);
    compile().succeeded();
    compile().succeeded();
    assertThat(outlined).isEmpty();

    sources.put("p/Far.java", far.replace("return v", "return -v"));
    compile().succeeded();

    assertThat(outlined).contains("A.java");
  }

  @Test
  void optionsCount() {
    compile().succeeded();

    compile("-Asycamore.checks=on").succeeded();
    assertThat(outlined).containsExactly("A.java", "B.java");
    compile("-Asycamore.deviceBuild=off").succeeded();
    assertThat(outlined).containsExactly("A.java", "B.java");
    compile("-Asycamore.timings").succeeded();
    assertThat(outlined).isEmpty();
  }

  @Test
  void withoutImagesAndBindingsNothingIsOutlinedEither() {
    Map<String, String> first = output(compile("-Asycamore.deviceBuild=off"));

    assertThat(output(compile("-Asycamore.deviceBuild=off"))).isEqualTo(first);
    assertThat(outlined).isEmpty();
  }

  @Test
  void damagedFilesAreLikeMissingOnes() throws IOException {
    Map<String, String> first = output(compile());
    try (Stream<Path> files = Files.list(folder.resolve("units"))) {
      for (Path file : files.filter(f -> !f.endsWith("trimmed")).toList()) {
        byte[] bytes = Files.readAllBytes(file);
        for (int at : new int[] {0, 9, 17, 40, bytes.length / 2, bytes.length - 1}) {
          byte[] damaged = bytes.clone();
          damaged[at] ^= 4;
          Files.write(file, damaged);
          assertThat(output(compile())).isEqualTo(first);
          assertThat(outlined).as(file + " at " + at).hasSize(1);
        }
        Files.write(file, Arrays.copyOf(bytes, bytes.length / 3));
        assertThat(output(compile())).isEqualTo(first);
        Files.write(file, new byte[0]);
        assertThat(output(compile())).isEqualTo(first);
        assertThat(outlined).hasSize(1);
      }
    }
  }

  @Test
  void aFolderThatCannotBeUsedKeepsNothing() throws IOException {
    Files.writeString(folder.resolve("units"), "a file");

    compile().succeeded();
    compile().succeeded();

    assertThat(outlined).containsExactly("A.java", "B.java");
  }

  @Test
  void warningsAreReportedAgain() {
    put("A", "x[0] = x[i]");
    CompilationResult first = compile();
    assertThat(first.only().getMessage(Locale.ROOT)).contains("[SYC");

    CompilationResult second = compile();

    assertThat(outlined).isEmpty();
    assertThat(second.only().getMessage(Locale.ROOT))
        .isEqualTo(first.only().getMessage(Locale.ROOT));
    assertThat(second.only().getPosition()).isEqualTo(first.only().getPosition());
  }

  @Test
  void aWarningOfTwoFilesIsLookedForEachTime() {
    sources.put(
        "p/Helper.java",
        "package p; class Helper { static float twice(float v) { return (float) (v * 2.5); } }");
    CompilationResult first = compile("-Asycamore.severity.SYC1104=warning");
    assertThat(first.only().getMessage(Locale.ROOT)).contains("[SYC");

    CompilationResult second = compile("-Asycamore.severity.SYC1104=warning");

    assertThat(outlined).containsExactly("B.java");
    assertThat(second.only().getMessage(Locale.ROOT))
        .isEqualTo(first.only().getMessage(Locale.ROOT));
  }

  @Test
  void errorsAreReportedUntilTheyAreMended() {
    compile().succeeded();
    put("A", "new Object() == null ? 1 : 2");

    assertThat(compile().ours()).hasSize(1);
    assertThat(compile().ours()).hasSize(1);
    assertThat(outlined).containsExactly("A.java");

    put("A", "x[i] + 1");
    compile().succeeded();
    assertThat(outlined).isEmpty();
  }

  @Test
  void launchersAreWrittenEachTime() {
    sources.put(
        "p/Methods.java",
        """
        package p;
        import dev.sycamore.Item1;
        import dev.sycamore.annotations.Kernel;
        class Methods {
          @Kernel static void fill(int i, float[] x) { x[i] = i; }
        }
        """);
    Map<String, String> first = output(compile());

    assertThat(output(compile())).isEqualTo(first);
    assertThat(outlined).isEmpty();
  }
}
