package dev.sycamore.processor.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.DeviceQueue;
import dev.sycamore.annotations.Kernel;
import dev.sycamore.diagnostics.Fix;
import dev.sycamore.processor.SycamoreProcessor;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import java.io.File;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What to write instead is the same, whichever compiler the editor or the build has. */
@Tag("module")
@Tag("one-jdk")
class FixesUnderHostCompilersTest {
  private static final Pattern EXAMPLE =
      Pattern.compile("<!-- (?:fails|warns): [^\\n]* -->\\n```java\\n(.*?)```", Pattern.DOTALL);

  @TempDir private Path folder;

  @Test
  void theFixesOfThePagesAreTheSame() throws IOException {
    List<Path> pages;
    try (Stream<Path> files = Files.list(Path.of("../docs/diagnostics"))) {
      pages = files.filter(p -> p.getFileName().toString().startsWith("SYC1")).sorted().toList();
    }
    int fixes = 0;
    for (Path page : pages) {
      Matcher example = EXAMPLE.matcher(Files.readString(page));
      if (example.find()) {
        Path source = Files.writeString(folder.resolve("Example.java"), example.group(1));
        List<Fix> expected = fixes(source, TestedHostCompiler.JAVAC);
        assertThat(fixes(source, TestedHostCompiler.ECJ)).as("%s", page).isEqualTo(expected);
        fixes += expected.size();
      }
    }
    assertThat(fixes).isGreaterThan(12);
  }

  private List<Fix> fixes(Path source, TestedHostCompiler host) throws IOException {
    JavaCompiler compiler = host.create();
    List<Fix> found = new ArrayList<>();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      JavaCompiler.CompilationTask task =
          compiler.getTask(
              // ecj prints what the listener has heard.
              Writer.nullWriter(),
              files,
              message -> {},
              List.of(
                  "-Asycamore.deviceBuild=off",
                  "-cp",
                  placeOf(DeviceQueue.class) + File.pathSeparator + placeOf(Kernel.class),
                  "-d",
                  folder.toString(),
                  "--release",
                  "17"),
              null,
              files.getJavaFileObjects(source));
      task.setProcessors(List.of(new SycamoreProcessor()));
      DiagnosticTap.during(d -> found.addAll(d.fixes()), task::call);
    }
    return found;
  }

  private static String placeOf(Class<?> type) {
    return type.getProtectionDomain().getCodeSource().getLocation().getPath();
  }
}
