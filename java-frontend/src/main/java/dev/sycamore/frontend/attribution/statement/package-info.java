/**
 * Statements, what they declare for those after them, and the bodies of members (JLS 14, 6.3).
 * Start at {@link dev.sycamore.frontend.attribution.statement.StatementAttributor}.
 *
 * <p>Expressions are attributed through {@code UnitContext}.
 */
package dev.sycamore.frontend.attribution.statement;
