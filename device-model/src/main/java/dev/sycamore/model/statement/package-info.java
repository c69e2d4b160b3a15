/**
 * Statements, and the walks over code: {@link dev.sycamore.model.statement.StatementVisitor} has a
 * method for each kind, {@link dev.sycamore.model.statement.ModelScanner} visits every node, and
 * {@link dev.sycamore.model.statement.ModelRewriter} copies code with some nodes replaced.
 */
package dev.sycamore.model.statement;
