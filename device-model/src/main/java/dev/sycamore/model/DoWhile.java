package dev.sycamore.model;

import dev.sycamore.diagnostics.SourceSpan;

/** JLS 14.13. */
public record DoWhile(Statement body, Expression condition, SourceSpan span) implements Statement {}
