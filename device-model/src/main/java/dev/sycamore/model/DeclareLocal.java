package dev.sycamore.model;

import dev.sycamore.diagnostics.SourceSpan;
import java.util.Optional;

/**
 * A local variable, with its initial value if it has one. A variable of a {@link ViewType} always
 * has one and is never assigned.
 */
public record DeclareLocal(Variable variable, Optional<Expression> initializer, SourceSpan span)
    implements Statement {}
