package dev.sycamore.frontend.source;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.diagnostics.DiagnosticCollector;
import dev.sycamore.frontend.text.SourceFile;
import dev.sycamore.frontend.text.SourceFile.Origin;
import dev.sycamore.frontend.tree.SourceParser;
import dev.sycamore.frontend.tree.SyntaxTree;
import org.junit.jupiter.api.Test;

class KeptTreesTest {
  private final SourceParser parser = new SourceParser(new DiagnosticCollector());

  private SyntaxTree parsed(SourceFile file) {
    return KeptTrees.of(file, parser::parse).orElseThrow();
  }

  @Test
  void whatSycamoreBringsIsParsedOnce() {
    SourceFile file = new SourceFile("kept/Api.java", "class Api {}", Origin.API);

    assertThat(parsed(file)).isSameAs(parsed(file));
  }

  @Test
  void whatUsersWriteIsParsedForEachCompilation() {
    SourceFile file = new SourceFile("kept/Mine.java", "class Mine {}");

    assertThat(parsed(file)).isNotSameAs(parsed(file));
  }

  @Test
  void anotherTextIsAnotherTree() {
    SourceFile first = new SourceFile("kept/Own.java", "class Own {}", Origin.API);
    SourceFile second = new SourceFile("kept/Own.java", "class Own { int a; }", Origin.API);
    SyntaxTree old = parsed(first);

    assertThat(parsed(second).root().getType(0).getMembers()).hasSize(1);
    assertThat(parsed(first)).isNotSameAs(old);
  }

  @Test
  void whatCannotBeReadIsNotKept() {
    SourceFile file = new SourceFile("kept/Broken.java", "class {", Origin.DEVICE_LIBRARY);
    for (int time = 1; time <= 2; time++) {
      DiagnosticCollector diagnostics = new DiagnosticCollector();

      assertThat(KeptTrees.of(file, new SourceParser(diagnostics)::parse)).isEmpty();
      assertThat(diagnostics.all()).hasSize(1);
    }
  }
}
