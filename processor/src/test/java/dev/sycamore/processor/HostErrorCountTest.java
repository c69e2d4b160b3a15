package dev.sycamore.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The lines with which javac ends, which tools read: they count our errors. */
@Tag("module")
class HostErrorCountTest {

  /** Code that javac accepts; each letter but G is an error of ours or of javac's. */
  private static final String FILE =
      """
      class NAME {
        interface F { float of(float x); }
        static float thrown(float x) { throw new Error(); }
        MEMBER
        void m(dev.sycamore.DeviceQueue q, F g, float[] c) {
          q.parallelFor(dev.sycamore.Range.range(8), i -> c[i] = CODE);
        }
      }
      """;

  private static final String MISSPELT = "int n() { return nmae; }";
  private static final String UNRETURNED = "int r() { }";
  private static final String SUPPRESSED = "@SuppressWarnings(\"sycamore:SYC1002\") int s;";

  @TempDir Path folder;

  private record Ended(boolean success, String text, List<String> classes) {

    long errors() {
      return text.lines().filter(line -> line.matches("(.*:\\d+: )?error: .*")).count();
    }
  }

  /**
   * For each class a letter: ours that no error of javac's hides (O), ours that one may lead to
   * (F), a misspelt name (N), a missing return (R), both of ours (B), an unknown type in a
   * declaration (T), none (G); a small letter has one of ours after javac's.
   */
  @ParameterizedTest
  @CsvSource({
    "O, 1", "F, 1", "B, 2", "OO, 2", "FF, 2", "OF, 2", "FO, 2", "GO, 1", "OG, 1", "FG, 1",
    "GFG, 1", "N, 1", "n, 2", "On, 3", "nO, 3", "NO, 2", "ON, 2", "R, 1", "r, 2", "rO, 3",
    "Or, 3", "RO, 2", "T, 1", "TO, 2", "OT, 2", "BB, 4", "OOO, 3", "NNN, 3"
  })
  void countsOurs(String classes, int errors) {
    Ended ended = compile(classes);

    assertThat(ended.text()).endsWith(errors + (errors == 1 ? " error\n" : " errors\n"));
    assertThat(ended.errors()).isEqualTo(errors);
    assertThat(ended.success()).isFalse();
    assertThat(ended.classes()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "-proc:only", "-Werror", "-XDcompilePolicy=simple", "-XDcompilePolicy=byfile",
    "-XDshould-stop.ifError=FLOW", "-XDshould-stop.ifError=ATTR", "-implicit:none", "-verbose",
    "-Xlint:all"
  })
  void countsOursWithEachOption(String option) {
    Ended ended = compile("GOFO", option, "-Xlint:-options,-processing,-classfile");

    assertThat(ended.text()).endsWith("3 errors\n");
    assertThat(ended.errors()).isEqualTo(3);
    assertThat(ended.success()).isFalse();
    assertThat(ended.classes()).isEmpty();
  }

  @Test
  void warningsAreCountedAfterErrors() {
    Ended ended = compile("WOW", "-Xlint:rawtypes");

    assertThat(ended.text()).endsWith("1 error\n2 warnings\n");
    assertThat(ended.classes()).isEmpty();
  }

  @Test
  void aWarningOfJavacThatIsAnErrorHidesNoneOfOurs() {
    Ended ended = compile("WOW", "-Xlint:rawtypes", "-Werror");

    assertThat(ended.text()).contains("[SYC1002]").contains("[rawtypes]");
    assertThat(ended.text()).endsWith(ended.errors() + " errors\n2 warnings\n");
    assertThat(ended.classes()).isEmpty();
  }

  /**
   * Classes with a warning of ours (S), or with one and an error of javac's (s, v), beside others.
   */
  @ParameterizedTest
  @CsvSource({
    "S, warnings found and -Werror specified",
    "SN, cannot find symbol",
    "NS, cannot find symbol",
    "SR, missing return statement",
    "RS, missing return statement",
    "GSR, missing return statement",
    "s, cannot find symbol",
    "v, missing return statement",
    "ST, cannot find symbol",
    "SSR, missing return statement"
  })
  void aWarningOfOursThatIsAnErrorHidesNoneOfJavacs(String classes, String error) {
    Ended ended = compile(classes, "-Werror");

    assertThat(ended.text()).contains("error: " + error);
    assertThat(ended.errors()).isEqualTo(1);
    assertThat(ended.text().lines().filter(line -> line.contains("[SYC4003]")))
        .hasSize((int) classes.chars().filter(c -> "Ssv".indexOf(c) >= 0).count());
    assertThat(ended.success()).isFalse();
  }

  @Test
  void theLimitOfJavacHolds() {
    Ended ended = compile("OOO", "-Xmaxerrs", "2");

    assertThat(ended.errors()).isEqualTo(2);
    assertThat(ended.text())
        .endsWith(
            """
            2 errors
            only showing the first 2 errors, of 3 total; use -Xmaxerrs if you would like to see more
            """);
  }

  @Test
  void classesOfOtherProcessorsAreAwaitedAsWell() {
    Ended ended = compile(List.of(new KernelProcessor(), new Generator()), "GOF");

    assertThat(ended.text()).endsWith("2 errors\n");
    assertThat(ended.classes()).isEmpty();
  }

  /** Generates a class in the first round. */
  @SupportedAnnotationTypes("*")
  private static final class Generator extends AbstractProcessor {
    private boolean done;

    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latest();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      if (!done) {
        done = true;
        try (Writer out = processingEnv.getFiler().createSourceFile("Generated").openWriter()) {
          out.write("class Generated { class Inner { } }");
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }
      return false;
    }
  }

  private Ended compile(String classes, String... options) {
    return compile(List.of(new KernelProcessor()), classes, options);
  }

  private Ended compile(List<Processor> processors, String classes, String... options) {
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    Path out = folder.resolve("out");
    List<String> arguments = new ArrayList<>(List.of("-d", out.toString(), "-cp", classPath()));
    arguments.add("-Asycamore.deviceBuild=off");
    arguments.addAll(List.of(options));
    StringWriter text = new StringWriter();
    try (StandardJavaFileManager files = javac.getStandardFileManager(null, Locale.ROOT, null)) {
      Files.createDirectories(out);
      JavaCompiler.CompilationTask task =
          javac.getTask(
              text,
              files,
              null,
              arguments,
              null,
              files.getJavaFileObjectsFromPaths(sources(classes)));
      task.setLocale(Locale.ROOT);
      task.setProcessors(processors);
      boolean success = task.call();
      try (Stream<Path> written = Files.walk(out)) {
        return new Ended(
            success,
            text.toString().replace("\r\n", "\n"),
            written.map(Path::toString).filter(file -> file.endsWith(".class")).toList());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String classPath() {
    return System.getProperty("java.class.path");
  }

  private List<Path> sources(String classes) throws IOException {
    List<Path> files = new ArrayList<>();
    for (int i = 0; i < classes.length(); i++) {
      String name = "C" + i;
      Path file = folder.resolve(name + ".java");
      files.add(Files.writeString(file, source(name, classes.charAt(i))));
    }
    return files;
  }

  private static String source(String name, char letter) {
    String ours = "thrown(c[i])";
    String code =
        switch (letter) {
          case 'O', 'n', 'r' -> ours;
          case 'F' -> "java.util.List.of().size()";
          case 'B' -> ours + " + java.util.List.of().size()";
          default -> "c[i] + 1";
        };
    String member =
        switch (letter) {
          case 'N', 'n' -> MISSPELT;
          case 'R', 'r' -> UNRETURNED;
          case 'S' -> SUPPRESSED;
          case 's' -> SUPPRESSED + MISSPELT;
          case 'v' -> SUPPRESSED + UNRETURNED;
          case 'T' -> "Unknown t;";
          case 'W' -> "java.util.List w;";
          default -> "";
        };
    return FILE.replace("NAME", name).replace("MEMBER", member).replace("CODE", code);
  }
}
