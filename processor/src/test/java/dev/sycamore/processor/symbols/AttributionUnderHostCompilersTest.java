package dev.sycamore.processor.symbols;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;
import org.junit.jupiter.api.Test;

/** Attribution answers the same, whichever compiler it runs in. */
class AttributionUnderHostCompilersTest {

  @Test
  void javacAndEclipseGiveTheSameAnswers() throws Exception {
    List<Path> sources = Corpus.kernelShaped();
    List<String> underJavac = dump(ToolProvider.getSystemJavaCompiler(), sources);
    List<String> underEclipse = dump(new EclipseCompiler(), sources);

    assertThat(underEclipse).hasSizeGreaterThan(1_000).isEqualTo(underJavac);
  }

  private static List<String> dump(JavaCompiler compiler, List<Path> sources) throws IOException {
    List<String> texts = new ArrayList<>();
    for (Path source : sources) {
      texts.add(Files.readString(source));
    }
    AttributionDump dump = new AttributionDump(texts);
    DiagnosticCollector<JavaFileObject> errors = new DiagnosticCollector<>();
    try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
      JavaCompiler.CompilationTask task =
          compiler.getTask(
              null,
              manager,
              errors,
              List.of("-proc:only", "--release", "17"),
              null,
              manager.getJavaFileObjectsFromPaths(sources));
      task.setProcessors(List.of(dump));
      task.call();
    }
    assertThat(dump.lines()).as("%s", errors.getDiagnostics()).isNotEmpty();
    return dump.lines();
  }
}
