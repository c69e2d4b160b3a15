package dev.sycamore.frontend.javac;

import com.github.javaparser.JavaToken;
import com.github.javaparser.Position;
import com.github.javaparser.Range;
import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.visitor.EqualsVisitor;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import dev.sycamore.diagnostics.DiagnosticCollector;
import dev.sycamore.frontend.text.SourceFile;
import dev.sycamore.frontend.text.SourceTokens;
import dev.sycamore.frontend.text.TokenKind;
import dev.sycamore.frontend.tree.LocalEnumDeclarationStmt;
import dev.sycamore.frontend.tree.SourceParser;
import dev.sycamore.frontend.tree.SyntaxTree;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Compares the syntax trees that are made from javac's, in a processor as always, with those of the
 * parser.
 */
final class SyntaxComparison {
  private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();

  private final StandardJavaFileManager manager =
      COMPILER.getStandardFileManager(d -> {}, null, null);
  private final List<String> different = new ArrayList<>();
  private final List<String> parsed = new ArrayList<>();
  private int files;
  private int nodes;

  /** What is not the same, or has no tree in the parser. */
  List<String> different() {
    return different;
  }

  /** The files that are left to the parser, and why. */
  List<String> parsed() {
    return parsed;
  }

  /** How many files were compared. */
  int files() {
    return files;
  }

  /** How many nodes were compared. */
  int nodes() {
    return nodes;
  }

  @Override
  public String toString() {
    return files
        + " files, "
        + nodes
        + " nodes compared, "
        + different.size()
        + " different; left to the parser: "
        + parsed.size();
  }

  /** Compares files that are compiled together; those with errors of syntax are left out. */
  void compile(List<Path> sources) {
    compile(manager.getJavaFileObjectsFromPaths(sources));
  }

  /** Compares a file that is not on disk. */
  void compile(String name, String text) {
    compile(List.of(file(name, text)));
  }

  static JavaFileObject file(String name, String text) {
    return new SimpleJavaFileObject(URI.create("string:///" + name), JavaFileObject.Kind.SOURCE) {
      @Override
      public CharSequence getCharContent(boolean ignoreEncodingErrors) {
        return text;
      }
    };
  }

  private void compile(Iterable<? extends JavaFileObject> sources) {
    JavaCompiler.CompilationTask task =
        COMPILER.getTask(
            null,
            manager,
            d -> {},
            List.of("-proc:only", "-nowarn", "-encoding", "UTF-8", "-implicit:none"),
            null,
            sources);
    task.setProcessors(List.of(new Comparing()));
    task.call();
  }

  @SupportedAnnotationTypes("*")
  private final class Comparing extends AbstractProcessor {
    private final Set<CompilationUnitTree> seen = new HashSet<>();

    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latest();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      Trees trees = Trees.instance(processingEnv);
      for (Element root : round.getRootElements()) {
        TreePath path = trees.getPath(root);
        if (path != null && seen.add(path.getCompilationUnit())) {
          compare(path.getCompilationUnit(), trees);
        }
      }
      return false;
    }
  }

  private void compare(CompilationUnitTree unit, Trees trees) {
    String path = unit.getSourceFile().getName();
    SourceFile file;
    try {
      file = new SourceFile(path, unit.getSourceFile().getCharContent(true).toString());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Optional<SyntaxTree> expected = new SourceParser(new DiagnosticCollector()).parse(file);
    if (expected.isEmpty()) {
      different.add(path + ": not parsed");
      return;
    }
    // The parser reads another text where an enum is in a block.
    if (expected.get().root().findFirst(LocalEnumDeclarationStmt.class).isEmpty()) {
      compareTokens(path, expected.get());
    }
    try {
      SyntaxTree converted = JavacSyntax.convert(file, unit, trees.getSourcePositions());
      files++;
      compare(path, expected.get().root(), converted.root());
    } catch (UnconvertedException e) {
      parsed.add(path + ": " + e.getMessage());
    }
  }

  private void compareTokens(String path, SyntaxTree tree) {
    SourceTokens ours = tree.positions().tokens();
    for (JavaToken token : tree.root().getTokenRange().orElseThrow()) {
      if (!token.getCategory().isWhitespaceOrComment() && !token.getText().isEmpty()) {
        ours.next();
        Position begin = token.getRange().orElseThrow().begin;
        if (!ours.token().equals(token.getText()) || !ours.position(ours.start()).equals(begin)) {
          different.add(path + " " + begin + ": `" + ours.token() + "` instead of `" + token + "`");
          return;
        }
      }
    }
    ours.next();
    if (ours.kind() != TokenKind.END) {
      different.add(path + ": tokens after the end");
    }
  }

  private void compare(String path, CompilationUnit expected, CompilationUnit actual) {
    int before = different.size();
    compare(path, (Node) expected, actual);
    if (before == different.size() && !EqualsVisitor.equals(expected, actual)) {
      different.add(path + ": a property of a node");
    }
  }

  private void compare(String path, Node expected, Node actual) {
    nodes++;
    String place = path + " " + expected.getClass().getSimpleName() + " " + range(expected);
    if (expected.getClass() != actual.getClass()) {
      different.add(place + " is a " + actual.getClass().getSimpleName());
      return;
    }
    if (!expected.getRange().equals(actual.getRange())) {
      different.add(place + " is at " + range(actual));
      return;
    }
    List<Node> children = expected.getChildNodes();
    List<Node> others = actual.getChildNodes();
    if (children.size() != others.size()) {
      different.add(place + " has " + others);
      return;
    }
    for (int i = 0; i < children.size(); i++) {
      compare(path, children.get(i), others.get(i));
    }
  }

  private static String range(Node node) {
    return node.getRange().map(Range::toString).orElse("nowhere");
  }
}
