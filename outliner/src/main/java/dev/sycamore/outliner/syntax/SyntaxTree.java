package dev.sycamore.outliner.syntax;

import com.github.javaparser.ast.CompilationUnit;
import dev.sycamore.outliner.host.SourceFile;

/**
 * What the parser makes of one file.
 *
 * @param positions of the nodes in the text of the file
 */
public record SyntaxTree(SourceFile file, CompilationUnit root, Positions positions) {}
