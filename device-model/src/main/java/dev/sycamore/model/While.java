package dev.sycamore.model;

import dev.sycamore.diagnostics.SourceSpan;

/** JLS 14.12. */
public record While(Expression condition, Statement body, SourceSpan span) implements Statement {}
