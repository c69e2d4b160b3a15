package dev.sycamore.eclipse;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.DeviceQueue;
import dev.sycamore.annotations.Kernel;
import dev.sycamore.processor.SycamoreProcessor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.eclipse.jdt.core.compiler.CategorizedProblem;
import org.eclipse.jdt.internal.compiler.batch.CompilationUnit;
import org.eclipse.jdt.internal.compiler.impl.CompilerOptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("one-jdk")
@Tag("module")
class EditorCompilerTest {
  @TempDir private Path sources;

  private static final String APP =
      """
      import static dev.sycamore.Range.range;

      import dev.sycamore.DeviceQueue;

      class App {
        static float scale(float x) {
          return x * 2;
        }

        static void run(DeviceQueue q, float[] a) {
          q.parallelFor(range(a.length), i -> a[i] = scale(a[i]));
        }
      }
      """;

  @Test
  void anErrorAppearsAndGoesAwayWhenItIsMended() throws IOException {
    String broken = APP.replace("return x * 2;", "throw new Error();");

    assertThat(problems(APP)).isEmpty();
    CategorizedProblem[] found = problems(broken);
    assertThat(found).hasSize(1);
    assertThat(found[0].isError()).isTrue();
    assertThat(found[0].getMessage())
        .startsWith("[SYC1002] `throw` is not allowed")
        .contains("App.scale(float)");
    assertThat(broken.substring(found[0].getSourceStart(), found[0].getSourceEnd() + 1))
        .isEqualTo("throw new Error();");
    assertThat(problems(APP)).isEmpty();

    try (Stream<Path> written = Files.list(sources)) {
      assertThat(written).isEmpty();
    }
  }

  @Test
  void theTextOfOtherFilesIsReadAsItIsNow() throws IOException {
    String app = APP.replace("scale(a[i])", "Other.scale(a[i])");
    String other = "class Other { static float scale(float x) { return x; } }";
    Files.writeString(sources.resolve("Other.java"), other);
    assertThat(problems(app)).isEmpty();

    Files.writeString(
        sources.resolve("Other.java"), other.replace("return x;", "throw new Error();"));
    CategorizedProblem[] found = problems(app);
    // Its place is the call: the editor shows this file.
    assertThat(found).hasSize(1);
    assertThat(found[0].getMessage()).startsWith("[SYC1002]");
    assertThat(app.substring(found[0].getSourceStart())).startsWith("Other.scale(a[i])");
  }

  @Test
  void launchersOfKernelMethodsAreThereWithoutAFile() throws IOException {
    String marked =
        """
        import static dev.sycamore.Range.range;

        import dev.sycamore.DeviceQueue;
        import dev.sycamore.annotations.Kernel;

        class Marked {
          @Kernel
          static void twice(int i, float[] a) {
            a[i] *= 2;
          }

          static void run(DeviceQueue q, float[] a) {
            MarkedKernels.twice(q, range(a.length), a);
          }
        }
        """;
    assertThat(problems(marked)).isEmpty();
    assertThat(problems(marked.replace("a[i] *= 2;", "new int[i].clone();"))).isNotEmpty();
    // What an earlier build generated is no class of somebody else's.
    Files.writeString(sources.resolve("MarkedKernels.java"), generated(marked));
    assertThat(problems(marked)).isEmpty();
  }

  /** As a build of the editor leaves it in a folder of sources. */
  private String generated(String marked) throws IOException {
    Path file =
        Files.writeString(Files.createTempDirectory(sources, "g").resolve("Marked.java"), marked);
    javax.tools.JavaCompiler compiler = javax.tools.ToolProvider.getSystemJavaCompiler();
    try (var files = compiler.getStandardFileManager(null, null, null)) {
      Path output = file.getParent();
      javax.tools.JavaCompiler.CompilationTask task =
          compiler.getTask(
              null,
              files,
              null,
              List.of(
                  "-proc:only",
                  "-Asycamore.deviceBuild=off",
                  "-d",
                  output.toString(),
                  "-s",
                  output.toString()),
              null,
              files.getJavaFileObjects(file));
      task.setProcessors(List.of(new SycamoreProcessor()));
      assertThat(task.call()).isTrue();
      return Files.readString(output.resolve("MarkedKernels.java"));
    }
  }

  @Test
  void aTextThatCannotBeParsedIsLeftToEclipse() throws IOException {
    assertThat(problems(APP.replace("return x * 2;", "throw new (;"))).isEmpty();
  }

  @Test
  void warningsAndOptionsAreThoseOfTheProject() throws IOException {
    String race = APP.replace("a[i] = scale(a[i])", "a[0] = scale(a[i])");

    CategorizedProblem[] found = problems(race);
    assertThat(found).hasSize(1);
    assertThat(found[0].isWarning()).isTrue();
    assertThat(found[0].getMessage()).startsWith("[SYC1101]");
    assertThat(problems(race, Map.of("sycamore.severity.SYC1101", "off"))).isEmpty();
  }

  private CategorizedProblem[] problems(String text) throws IOException {
    return problems(text, Map.of());
  }

  private CategorizedProblem[] problems(String text, Map<String, String> options)
      throws IOException {
    ProjectNames names = ProjectNames.of(sources, classPath());
    try {
      CompilationUnit unit =
          new CompilationUnit(
              text.toCharArray(), sources.resolve(nameIn(text) + ".java").toString(), "UTF-8");
      return EditorCompiler.problems(
          unit,
          names,
          Map.of(
              CompilerOptions.OPTION_Source, "17",
              CompilerOptions.OPTION_Compliance, "17",
              CompilerOptions.OPTION_TargetPlatform, "17"),
          options,
          new SycamoreProcessor());
    } finally {
      names.cleanup();
    }
  }

  private static String nameIn(String text) {
    return text.replaceAll("(?s).*?\\nclass (\\w+).*", "$1");
  }

  private static List<String> classPath() {
    return Arrays.stream(new Class<?>[] {DeviceQueue.class, Kernel.class})
        .map(c -> c.getProtectionDomain().getCodeSource().getLocation().getPath())
        .toList();
  }
}
