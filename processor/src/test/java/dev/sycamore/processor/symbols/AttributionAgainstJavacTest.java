package dev.sycamore.processor.symbols;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.util.JavacTask;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;

/** Every expression of kernel-shaped sources has the type that javac gives it. */
class AttributionAgainstJavacTest {

  @Test
  void kernelShapedCodeHasTheTypesOfJavac() throws Exception {
    Comparison comparison = compare(corpus(), List.of("--release", "17"));

    assertThat(comparison.different()).isEmpty();
    assertThat(comparison.unparsed()).isEmpty();
    assertThat(comparison.total()).isGreaterThan(200);
    assertThat(comparison.knownShare()).as(comparison::toString).isGreaterThanOrEqualTo(0.97);
  }

  private static Comparison compare(List<Path> files, List<String> options) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> errors = new DiagnosticCollector<>();
    try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
      JavacTask task =
          (JavacTask)
              compiler.getTask(
                  null,
                  manager,
                  errors,
                  Stream.concat(Stream.of("-proc:none", "-nowarn"), options.stream()).toList(),
                  null,
                  manager.getJavaFileObjectsFromPaths(files));
      Comparison comparison = new JavacOracle(task).compare();
      assertThat(errors.getDiagnostics()).isEmpty();
      return comparison;
    }
  }

  private static List<Path> corpus() throws IOException, URISyntaxException {
    Path folder = Path.of(AttributionAgainstJavacTest.class.getResource("/attribution").toURI());
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(f -> f.toString().endsWith(".java")).sorted().toList();
    }
  }
}
