/**
 * Lowers expressions (JLS 15). Start with {@code ExpressionLowering}, which hands each to the class
 * of its kind. Static fields, constant arrays and records are here as well: they are expressions
 * wherever device code names them. Statements, calls and closures in an expression go through the
 * context.
 */
package dev.sycamore.outliner.lowering.expression;
