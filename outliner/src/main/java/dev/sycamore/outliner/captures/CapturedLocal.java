package dev.sycamore.outliner.captures;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.frontend.symbols.JavaType;

/**
 * A local variable of the code around a lambda that the lambda uses.
 *
 * @param declaration where it is declared
 * @param firstUse the first use in the lambda, in the order in which captures are found
 */
public record CapturedLocal(String name, JavaType type, Node declaration, Expression firstUse) {}
