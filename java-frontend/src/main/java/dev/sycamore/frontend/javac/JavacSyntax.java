package dev.sycamore.frontend.javac;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.SourcePositions;
import dev.sycamore.frontend.text.Positions;
import dev.sycamore.frontend.text.SourceFile;
import dev.sycamore.frontend.tree.SyntaxTree;
import java.util.Optional;

/**
 * Makes the syntax tree of a file from the tree that javac has of it, so that it is not parsed
 * twice. The result is the tree that the parser makes of the text, with the same ranges.
 */
public final class JavacSyntax {

  private JavacSyntax() {}

  /**
   * The tree of a file, or empty if it has to be parsed: it has something that is not converted, or
   * another processor has changed javac's tree, which is not that of the text then.
   *
   * @param unit as javac has parsed {@code file}; what it has added since is left out
   */
  public static Optional<SyntaxTree> of(
      SourceFile file, CompilationUnitTree unit, SourcePositions trees) {
    try {
      return Optional.of(convert(file, unit, trees));
    } catch (RuntimeException e) {
      // Not only UnconvertedException: parts of a tree may be missing, or of other kinds.
      return Optional.empty();
    }
  }

  /**
   * The tree of a file.
   *
   * @throws UnconvertedException if it has to be parsed
   */
  static SyntaxTree convert(SourceFile file, CompilationUnitTree unit, SourcePositions trees) {
    Positions positions = new Positions(file);
    if (positions.areTranslated()) {
      throw new UnconvertedException("Unicode escapes");
    }
    return new SyntaxTree(
        file, new FileConversion(unit, trees, positions.tokens()).file(), positions);
  }
}
