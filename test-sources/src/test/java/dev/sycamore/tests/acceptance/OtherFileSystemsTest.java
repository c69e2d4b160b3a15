package dev.sycamore.tests.acceptance;

import static dev.sycamore.tests.acceptance.JavacCommand.path;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * javac with the processor on file systems as Windows and macOS have them: drive letters,
 * backslashes, spaces, letters of any case, and sources with CRLF.
 */
@Tag("one-jdk")
@Tag("module")
class OtherFileSystemsTest {
  private static final String PROGRAM =
      """
      package app;
      import static dev.sycamore.Range.range;
      import dev.sycamore.DeviceQueue;
      class Program {
      \tstatic void run(DeviceQueue q, int[] a, int[] b) {
      \t\tq.parallelFor("CON", range(16), i -> a[i] += Helper.twice(b[i])).await();
      \t\tq.parallelFor("aux", range(16), i -> b[i] = -a[i]).await();
      \t\tq.parallelFor("AUX", range(16), i -> b[i] = ~a[i]).await();
      \t}
      }
      """;

  private static final String HELPER =
      """
      package app;
      class Helper {
        static int twice(int x) { return 2 * x; }
      }
      """;

  /** What javac printed, and what it wrote. */
  private record Compiled(
      boolean succeeded,
      List<Diagnostic<? extends JavaFileObject>> diagnostics,
      List<String> files) {}

  private static Compiled compile(FileSystem files, String root, String program, String... more)
      throws IOException {
    Path sources = Files.createDirectories(files.getPath(root, "My Sources", "app"));
    Path classes = Files.createDirectories(files.getPath(root, "My Classes"));
    Path main = Files.writeString(sources.resolve("Program.java"), program);
    Path helper = Files.writeString(sources.resolve("Helper.java"), HELPER.replace("\n", "\r\n"));
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> collector = new DiagnosticCollector<>();
    List<String> options =
        new ArrayList<>(List.of("-cp", path("runtime"), "--processor-path", path("processor")));
    options.addAll(List.of(more));
    boolean succeeded;
    try (StandardJavaFileManager manager = javac.getStandardFileManager(null, Locale.ROOT, null)) {
      manager.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(classes));
      succeeded =
          javac
              .getTask(
                  new StringWriter(),
                  manager,
                  collector,
                  options,
                  null,
                  manager.getJavaFileObjects(main, helper))
              .call();
    }
    try (Stream<Path> written = Files.walk(classes)) {
      return new Compiled(
          succeeded,
          collector.getDiagnostics(),
          written
              .filter(Files::isRegularFile)
              .map(file -> classes.relativize(file).toString().replace('\\', '/'))
              .sorted()
              .toList());
    }
  }

  private static FileSystem windows() {
    return Jimfs.newFileSystem(
        Configuration.windows().toBuilder()
            .setRoots("D:\\")
            .setWorkingDirectory("D:\\work")
            .build());
  }

  @Test
  void theSameFilesAreWrittenEverywhere() throws Exception {
    String[] options = {"-Asycamore.targets=x86_64,spir64", "-Asycamore.split=per_kernel"};
    Compiled expected;
    try (FileSystem unix = Jimfs.newFileSystem(Configuration.unix())) {
      expected = compile(unix, "/work", PROGRAM, options);
    }
    assertThat(expected.diagnostics()).isEmpty();
    assertThat(expected.succeeded()).isTrue();
    assertThat(expected.files()).contains("META-INF/sycamore/app/Program.images");
    try (FileSystem windows = windows();
        FileSystem mac = Jimfs.newFileSystem(Configuration.osX())) {
      String crlf = PROGRAM.replace("\n", "\r\n");
      assertThat(compile(windows, "D:\\work", crlf, options).files()).isEqualTo(expected.files());
      assertThat(compile(mac, "/work", crlf, options).files()).isEqualTo(expected.files());
    }
  }

  /** Files are named by units, targets and digests: names of kernels are in none. */
  @Test
  void noFileHasAReservedNameOrDiffersByCaseOnly() throws Exception {
    try (FileSystem unix = Jimfs.newFileSystem(Configuration.unix())) {
      List<String> files =
          compile(
                  unix,
                  "/work",
                  PROGRAM,
                  "-Asycamore.targets=x86_64,spir64",
                  "-Asycamore.split=per_kernel")
              .files();
      assertThat(files.stream().map(file -> file.toLowerCase(Locale.ROOT))).doesNotHaveDuplicates();
      assertThat(files)
          .noneMatch(
              file -> file.toLowerCase(Locale.ROOT).matches("(.*/)?(con|aux|nul|prn)([./].*)?"));
    }
  }

  /** The column counts a tab as javac does. */
  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n", "\r"})
  void positionsAreThoseOfTheFile(String lineEnd) throws Exception {
    String wrong =
        PROGRAM.replace("= ~a[i]", "= java.util.List.of(a[i]).size()").replace("\n", lineEnd);
    try (FileSystem windows = windows()) {
      Compiled compiled = compile(windows, "D:\\work", wrong);
      assertThat(compiled.succeeded()).isFalse();
      Diagnostic<? extends JavaFileObject> error = compiled.diagnostics().get(0);
      assertThat(error.getMessage(Locale.ROOT))
          .startsWith("[SYC1004]")
          .contains("Program.java:8:47");
      assertThat(error.getLineNumber()).isEqualTo(8);
      assertThat(error.getColumnNumber()).isEqualTo(61);
      assertThat(wrong.substring((int) error.getStartPosition())).startsWith("java.util.List");
    }
  }
}
