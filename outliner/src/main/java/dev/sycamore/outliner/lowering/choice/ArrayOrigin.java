package dev.sycamore.outliner.lowering.choice;

import com.github.javaparser.ast.Node;

/**
 * A node of the source that stands for one array as long as a variable that may refer to it, or to
 * rows of it, lives: the declaration of a variable or parameter that is never assigned again, the
 * initial value of one that is, the name of a parameter that is, or the name of a field.
 *
 * @param ofRows whether the variable refers to rows of the array
 */
record ArrayOrigin(Node node, boolean ofRows) {}
