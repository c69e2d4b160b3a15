package dev.sycamore.frontend.tree;

import com.github.javaparser.ast.CompilationUnit;
import dev.sycamore.frontend.text.Positions;
import dev.sycamore.frontend.text.SourceFile;

/**
 * What the parser makes of one file.
 *
 * @param positions of the nodes in the text of the file
 */
public record SyntaxTree(SourceFile file, CompilationUnit root, Positions positions) {}
