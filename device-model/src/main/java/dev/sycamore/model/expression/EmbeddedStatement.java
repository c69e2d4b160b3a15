package dev.sycamore.model.expression;

/**
 * A statement as a {@link StatementExpression} sees it. The only kind is {@code
 * dev.sycamore.model.statement.DeviceStatement}; this interface lets an expression contain
 * statements although statements are made of expressions.
 */
public interface EmbeddedStatement {}
