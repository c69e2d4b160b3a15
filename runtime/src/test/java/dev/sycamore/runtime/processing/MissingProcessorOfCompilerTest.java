package dev.sycamore.runtime.processing;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** javac in a JVM that has the runtime on its class path, with a processor path of its own. */
class MissingProcessorOfCompilerTest {
  private static final String PROGRAM =
      """
      import dev.sycamore.*;
      class Program {
        void run(DeviceQueue q, int[] a) {
          q.parallelFor(Range.range(8), i -> a[i] = 1);
        }
      }
      """;

  @TempDir Path folder;

  @Test
  void processorsOfThatPathAreNotMissing() {
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    JavaFileObject source =
        new SimpleJavaFileObject(URI.create("memory:///Program.java"), JavaFileObject.Kind.SOURCE) {
          @Override
          public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return PROGRAM;
          }
        };
    List<String> options =
        List.of(
            "--processor-path",
            folder.toString(),
            "-proc:only",
            "-classpath",
            System.getProperty("java.class.path"));

    boolean success =
        ToolProvider.getSystemJavaCompiler()
            .getTask(null, null, diagnostics, options, null, List.of(source))
            .call();

    assertThat(success).as(diagnostics.getDiagnostics().toString()).isTrue();
  }
}
