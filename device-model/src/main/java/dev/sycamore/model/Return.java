package dev.sycamore.model;

import dev.sycamore.diagnostics.SourceSpan;
import java.util.Optional;

/** JLS 14.17; in a kernel it ends the work-item. */
public record Return(Optional<Expression> value, SourceSpan span) implements Statement {}
