/**
 * Expressions (JLS 15): {@link dev.sycamore.frontend.attribution.expression.ExpressionAttributor}
 * is the dispatch over all kinds of them, and leads to {@code call} and {@code function} for
 * theirs.
 */
package dev.sycamore.frontend.attribution.expression;
