package dev.sycamore.processor.host;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.frontend.text.SourceFile;
import dev.sycamore.frontend.tree.SyntaxTree;
import dev.sycamore.testsupport.compile.TestCompilation;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which host compilers spare the parser their files. */
class HostTreesTest {
  private static final String TEXT = "record A(int x) { static int f() { return -1; } }";

  @TempDir Path folder;

  @Test
  void javacShowsItsTree() {
    Asking asked = ask(TestedHostCompiler.JAVAC);

    assertThat(asked.own).hasSize(1);
    assertThat(asked.own.get(0).orElseThrow().root().getType(0).getMembers()).hasSize(1);
  }

  @Test
  void javacHasNoTreeOfAnotherFile() {
    assertThat(ask(TestedHostCompiler.JAVAC).other).containsExactly(Optional.empty());
  }

  @Test
  void ecjShowsNone() {
    assertThat(ask(TestedHostCompiler.ECJ).own).containsExactly(Optional.empty());
  }

  private Asking ask(TestedHostCompiler compiler) {
    Asking asking = new Asking();
    TestCompilation.with(compiler)
        .level(17)
        .processors(asking)
        .written(folder, Map.of("A.java", TEXT))
        .run();
    return asking;
  }

  private static Optional<SyntaxTree> tree(HostCompiler host, SourceFile file, TypeElement type) {
    return host.conversionOf(file, type).flatMap(HostCompiler.TreeConversion::convert);
  }

  @SupportedAnnotationTypes("*")
  private static final class Asking extends AbstractProcessor {
    private final List<Optional<SyntaxTree>> own = new ArrayList<>();
    private final List<Optional<SyntaxTree>> other = new ArrayList<>();

    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latest();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      HostCompiler host = HostCompilers.of(processingEnv);
      for (Element root : round.getRootElements()) {
        TypeElement type = (TypeElement) root;
        own.add(tree(host, host.sourceOf(type).orElseThrow(), type));
        other.add(tree(host, new SourceFile("elsewhere/A.java", TEXT), type));
      }
      return false;
    }
  }
}
