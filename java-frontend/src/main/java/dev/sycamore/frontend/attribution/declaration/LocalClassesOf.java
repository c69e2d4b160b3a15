package dev.sycamore.frontend.attribution.declaration;

import com.github.javaparser.ast.CompilationUnit;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.tree.SyntaxNodes;
import java.util.function.Predicate;

/** The local and anonymous classes of a file, which keep its tree. */
public final class LocalClassesOf implements Predicate<ClassSymbol> {
  private final CompilationUnit file;

  public LocalClassesOf(CompilationUnit file) {
    this.file = file;
  }

  @Override
  public boolean test(ClassSymbol symbol) {
    return symbol instanceof SourceClass local
        && local.file().filter(tree -> SyntaxNodes.same(tree, file)).isPresent();
  }
}
