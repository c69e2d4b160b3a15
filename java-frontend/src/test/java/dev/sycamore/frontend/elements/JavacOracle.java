package dev.sycamore.frontend.elements;

import com.github.javaparser.JavaParser;
import com.github.javaparser.ParseResult;
import com.github.javaparser.ParserConfiguration;
import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.AnnotationExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.TypeExpr;
import com.github.javaparser.ast.expr.VariableDeclarationExpr;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import dev.sycamore.frontend.attribution.Attribution;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.frontend.attribution.unit.Attributor;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.tree.LocalEnums;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.type.TypeMirror;
import javax.tools.JavaFileObject;

/** Compares attribution with javac's own types, expression by expression. */
final class JavacOracle {
  private record Span(int start, int end) {}

  private record Known(TypeMirror type, Optional<Element> element) {}

  private final JavacTask task;
  private final Trees trees;
  private final SourcePositions positions;
  private final Comparison comparison = new Comparison();

  JavacOracle(JavacTask task) {
    this.task = task;
    this.trees = Trees.instance(task);
    this.positions = trees.getSourcePositions();
  }

  /** Analyses all sources of the task and compares each of them. */
  Comparison compare() throws IOException {
    List<CompilationUnitTree> units = new ArrayList<>();
    task.parse().forEach(units::add);
    task.analyze();
    Attributor attributor = new Attributor(new ElementSymbolTable(task.getElements()));
    for (CompilationUnitTree unit : units) {
      compare(unit, attributor);
    }
    return comparison;
  }

  private void compare(CompilationUnitTree unit, Attributor attributor) throws IOException {
    Map<Span, Known> known = knownTo(unit);
    JavaFileObject file = unit.getSourceFile();
    String text = file.getCharContent(true).toString();
    long start = System.nanoTime();
    Optional<CompilationUnit> parsed = parse(text);
    comparison.parsed(System.nanoTime() - start);
    if (parsed.isEmpty()) {
      comparison.unparsed(file.getName());
      return;
    }
    int[] lines = lineStarts(text);
    comparison.file();
    Attribution attribution = attributor.attribute(parsed.get());
    List<Expression> expressions = new ArrayList<>();
    collect(parsed.get(), expressions);
    start = System.nanoTime();
    expressions.forEach(attribution::typeOf);
    comparison.attributed(System.nanoTime() - start);
    for (Expression each : expressions) {
      Known javac = known.get(spanOf(each, lines));
      if (javac != null) {
        compare(each, attribution, javac, file.getName());
      } else {
        comparison.uncompared(each);
      }
    }
  }

  private void compare(Expression each, Attribution attribution, Known javac, String file) {
    String place =
        file
            + ":"
            + each.getBegin().orElseThrow().line
            + ":"
            + each.getBegin().orElseThrow().column;
    Optional<Denotation> denotation = attribution.denotationOf(each);
    if (denotation.orElse(null) instanceof Denotation.TypeName name) {
      JavaType type = new JavaType.Declared(name.symbol(), List.of());
      comparison.add(
          SameType.sameClass(type, javac.type()), place, each, type.toString(), javac.type());
      return;
    }
    Optional<JavaType> ours = attribution.typeOf(each);
    if (ours.isEmpty()) {
      comparison.unknown(place, each, javac.type());
      return;
    }
    comparison.add(
        SameType.same(ours.get(), javac.type()), place, each, ours.get().toString(), javac.type());
    comparison.constant(
        place, each, attribution.constantOf(each), JavacConstants.valueOf(javac.type()));
    javac.element().ifPresent(element -> compareElement(each, attribution, element, place));
  }

  private void compareElement(
      Expression each, Attribution attribution, Element element, String place) {
    // The constructor of an anonymous class is its own in javac, the superclass's here.
    attribution
        .invocationOf(each)
        .filter(i -> attribution.classDeclaredBy(each).isEmpty())
        .ifPresent(
            invocation ->
                comparison.element(
                    SameElement.method(invocation.method(), element), place, each, element));
    if (attribution.denotationOf(each).orElse(null) instanceof Denotation.Field field) {
      comparison.element(SameElement.field(field.symbol(), element), place, each, element);
    }
  }

  private Map<Span, Known> knownTo(CompilationUnitTree unit) {
    Map<Span, Known> known = new HashMap<>();
    new TreePathScanner<Void, Void>() {
      @Override
      public Void scan(Tree tree, Void unused) {
        if (tree instanceof ExpressionTree) {
          TreePath path = new TreePath(getCurrentPath(), tree);
          TypeMirror type = trees.getTypeMirror(path);
          if (type != null && isType(type)) {
            Span span =
                new Span(
                    (int) positions.getStartPosition(unit, tree),
                    (int) positions.getEndPosition(unit, tree));
            known.putIfAbsent(span, new Known(type, Optional.ofNullable(trees.getElement(path))));
          }
        }
        return super.scan(tree, null);
      }
    }.scan(new TreePath(unit), null);
    return known;
  }

  private static boolean isType(TypeMirror type) {
    return switch (type.getKind()) {
      case PACKAGE, EXECUTABLE, NONE, ERROR, OTHER, MODULE -> false;
      default -> true;
    };
  }

  static Optional<CompilationUnit> parse(String text) {
    ParserConfiguration configuration =
        new ParserConfiguration()
            .setLanguageLevel(ParserConfiguration.LanguageLevel.BLEEDING_EDGE)
            .setAttributeComments(false)
            .setTabSize(1);
    ParseResult<CompilationUnit> result =
        new LocalEnums(t -> new JavaParser(configuration).parse(t)).parse(text);
    boolean broken = result.getProblems().stream().anyMatch(p -> p.getCause().isPresent());
    return broken ? Optional.empty() : result.getResult();
  }

  /** Expressions that javac gives types too, and that are no part of annotations. */
  private static void collect(Node node, List<Expression> into) {
    if (node instanceof AnnotationExpr) {
      return;
    }
    if (node instanceof Expression expression
        && !(node instanceof TypeExpr)
        && !(node instanceof VariableDeclarationExpr)
        && !expression.isPatternExpr()) {
      into.add(expression);
    }
    node.getChildNodes().forEach(child -> collect(child, into));
  }

  private static Span spanOf(Node node, int[] lines) {
    var range = node.getRange().orElseThrow();
    return new Span(
        lines[range.begin.line] + range.begin.column - 1, lines[range.end.line] + range.end.column);
  }

  /** Offsets of line starts; lines count from 1. */
  private static int[] lineStarts(String text) {
    List<Integer> starts = new ArrayList<>(List.of(0, 0));
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean crlf = c == '\r' && i + 1 < text.length() && text.charAt(i + 1) == '\n';
      if (c == '\n' || (c == '\r' && !crlf)) {
        starts.add(i + 1);
      }
    }
    return starts.stream().mapToInt(Integer::intValue).toArray();
  }
}
