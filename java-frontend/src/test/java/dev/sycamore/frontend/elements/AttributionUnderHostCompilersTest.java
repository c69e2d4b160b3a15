package dev.sycamore.frontend.elements;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.testsupport.compile.CompilationResult;
import dev.sycamore.testsupport.compile.TestCompilation;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Attribution answers the same, whichever compiler it runs in. */
@Tag("full")
class AttributionUnderHostCompilersTest {

  @Test
  void javacAndEclipseGiveTheSameAnswers() throws Exception {
    List<Path> sources = Corpus.kernelShaped();
    List<String> underJavac = dump(TestedHostCompiler.JAVAC, sources);
    List<String> underEclipse = dump(TestedHostCompiler.ECJ, sources);

    assertThat(underEclipse).hasSizeGreaterThan(1_000).isEqualTo(underJavac);
  }

  private static List<String> dump(TestedHostCompiler compiler, List<Path> sources)
      throws IOException {
    List<String> texts = new ArrayList<>();
    for (Path source : sources) {
      texts.add(Files.readString(source));
    }
    AttributionDump dump = new AttributionDump(texts);
    CompilationResult result =
        TestCompilation.with(compiler)
            .files(sources)
            .processors(dump)
            .options("-proc:only", "--release", "17")
            .run();
    assertThat(dump.lines()).as("%s", result.diagnostics()).isNotEmpty();
    return dump.lines();
  }
}
