package dev.sycamore.model;

import dev.sycamore.diagnostics.SourceSpan;

/** An expression for its effects. */
public record Evaluate(Expression expression, SourceSpan span) implements Statement {}
