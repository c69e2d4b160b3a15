package dev.sycamore.model;

import dev.sycamore.diagnostics.SourceSpan;
import java.util.Optional;

/** JLS 14.10, evaluated only when the program is built with checks. */
public record Assert(Expression condition, Optional<String> message, SourceSpan span)
    implements Statement {}
