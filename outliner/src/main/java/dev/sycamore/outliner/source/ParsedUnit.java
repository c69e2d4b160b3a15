package dev.sycamore.outliner.source;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.Node;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.outliner.SourceFile;
import dev.sycamore.outliner.attribution.Attribution;
import java.util.function.Function;

/** One file: its text, its tree, and what is known about its expressions. */
public final class ParsedUnit {
  private final SourceFile file;
  private final CompilationUnit tree;
  private final Positions positions;
  private final Function<CompilationUnit, Attribution> attributor;
  private Attribution attribution;

  ParsedUnit(
      SourceFile file,
      CompilationUnit tree,
      Positions positions,
      Function<CompilationUnit, Attribution> attributor) {
    this.file = file;
    this.tree = tree;
    this.positions = positions;
    this.attributor = attributor;
  }

  public SourceFile file() {
    return file;
  }

  public CompilationUnit tree() {
    return tree;
  }

  public Positions positions() {
    return positions;
  }

  public SourceSpan spanOf(Node node) {
    return positions.of(node);
  }

  /** Made when it is first asked for. */
  public Attribution attribution() {
    if (attribution == null) {
      attribution = attributor.apply(tree);
    }
    return attribution;
  }

  /** Empty for the unnamed package. */
  public String packageName() {
    return tree.getPackageDeclaration().map(p -> p.getNameAsString()).orElse("");
  }

  /** The name of the file without folders and {@code .java}. */
  public String name() {
    String fileName = positions.start().fileName();
    return fileName.endsWith(".java")
        ? fileName.substring(0, fileName.length() - ".java".length())
        : fileName;
  }
}
