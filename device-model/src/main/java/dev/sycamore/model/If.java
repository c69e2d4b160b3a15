package dev.sycamore.model;

import dev.sycamore.diagnostics.SourceSpan;
import java.util.Optional;

/** JLS 14.9. */
public record If(
    Expression condition, Statement thenBranch, Optional<Statement> elseBranch, SourceSpan span)
    implements Statement {}
