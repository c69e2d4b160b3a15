package dev.sycamore.frontend;

import static org.assertj.core.api.Assertions.assertThat;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.expr.VariableDeclarationExpr;
import dev.sycamore.diagnostics.DiagnosticCollector;
import dev.sycamore.frontend.attribution.Attribution;
import dev.sycamore.frontend.attribution.unit.Attributor;
import dev.sycamore.frontend.elements.ElementSymbolTable;
import dev.sycamore.frontend.text.SourceFile;
import dev.sycamore.frontend.tree.SourceParser;
import dev.sycamore.testsupport.CaseFile;
import dev.sycamore.testsupport.compile.CompilationResult;
import dev.sycamore.testsupport.compile.TestCompilation;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What Java means, rule by rule: a file of {@code cases/PACKAGE} is a class {@code Case}, and the
 * types, constants, declarations and methods of the expressions on its lines that end with {@code
 * // ?}. The tests of the packages run those of their folders. All files are attributed in one
 * compilation. {@code -Dupdate.goldens=true} writes what they mean.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class AttributionCases {
  private static final Path FOLDER = Path.of("src/test/resources/cases");
  private static final String MEANS = "means";
  private static final int LEAST_CASES = 5;
  private static final String MARK = "// ?";

  /** Begins cases that the host compiler refuses. */
  private static final String FAULTY = "// Faulty: ";

  /** In the first line of each case, which describes it. */
  private static final String HEADER =
      "package %s; import java.util.*; import java.util.function.*;";

  private static final Map<String, String> RESULTS = new TreeMap<>();

  /** The cases that the host compiler accepts, by the paths of their files. */
  public static Map<String, String> accepted() {
    Map<String, String> sources = new TreeMap<>();
    all().stream()
        .filter(file -> !file.input().startsWith(FAULTY))
        .forEach(file -> sources.put(pathOf(file), source(file)));
    return sources;
  }

  private static String pathOf(CaseFile file) {
    return packageOf(file) + "/Case.java";
  }

  private static List<CaseFile> all() {
    return CaseFile.in(FOLDER, ".case", MEANS);
  }

  final List<CaseFile> cases() {
    String name = getClass().getPackageName();
    String own = name.substring(name.lastIndexOf('.') + 1);
    return all().stream().filter(file -> file.kind().equals(own)).toList();
  }

  @ParameterizedTest
  @MethodSource("cases")
  final void means(CaseFile file) {
    file.check(MEANS, results().get(packageOf(file)));
  }

  @Test
  final void thereAreCases() {
    assertThat(cases()).hasSizeGreaterThanOrEqualTo(LEAST_CASES);
  }

  private static String packageOf(CaseFile file) {
    return (file.kind() + file.name()).replace("-", "");
  }

  private static String source(CaseFile file) {
    String input = file.input();
    return HEADER.formatted(packageOf(file)) + input.substring(input.indexOf('\n'));
  }

  private static synchronized Map<String, String> results() {
    if (RESULTS.isEmpty()) {
      TestCompilation compilation =
          TestCompilation.with(TestedHostCompiler.JAVAC)
              .processors(new Facts())
              .options("-proc:only", "-implicit:none", "--release", "17");
      all().forEach(file -> compilation.source(pathOf(file), source(file)));
      CompilationResult result = compilation.run();
      assertThat(RESULTS).as("%s", result.diagnostics()).isNotEmpty();
    }
    return RESULTS;
  }

  @SupportedAnnotationTypes("*")
  private static final class Facts extends AbstractProcessor {
    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latest();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      if (RESULTS.isEmpty()) {
        Attributor attributor =
            new Attributor(new ElementSymbolTable(processingEnv.getElementUtils()));
        for (CaseFile file : all()) {
          String text = source(file);
          CompilationUnit unit =
              new SourceParser(new DiagnosticCollector())
                  .parse(new SourceFile(pathOf(file), text))
                  .orElseThrow(() -> new AssertionError("not Java: " + file))
                  .root();
          RESULTS.put(
              packageOf(file),
              facts(unit, text.lines().toList(), attributor.attribute(unit))
                  .replace(packageOf(file) + ".", ""));
        }
      }
      return false;
    }

    private static String facts(CompilationUnit unit, List<String> lines, Attribution found) {
      return unit.findAll(Node.class).stream()
          .filter(node -> node.getBegin().isPresent())
          .filter(node -> lines.get(node.getBegin().get().line - 1).endsWith(MARK))
          .filter(node -> node instanceof Expression || node instanceof TypeDeclaration)
          .filter(node -> !(node instanceof VariableDeclarationExpr))
          .sorted(
              Comparator.comparing((Node node) -> node.getBegin().get())
                  .thenComparing(node -> node.getEnd().orElseThrow(), Comparator.reverseOrder()))
          .map(node -> AttributionFacts.of(node, found))
          .collect(Collectors.joining());
    }
  }

  /** Whether a node declares a class. */
  static boolean declaresClass(Node node) {
    return node instanceof TypeDeclaration
        || (node instanceof ObjectCreationExpr made && made.getAnonymousClassBody().isPresent());
  }
}
