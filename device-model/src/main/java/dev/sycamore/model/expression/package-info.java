/**
 * Expressions, the variables that they read and the targets that they assign. {@link
 * dev.sycamore.model.expression.ExpressionVisitor} has a method for each kind.
 */
package dev.sycamore.model.expression;
