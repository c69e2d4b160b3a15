package dev.sycamore.analysis.lowered;

import dev.sycamore.diagnostics.SourceSpan;

/** A call of a device function, at a place of the caller. */
public record CallEdge(FunctionHandle callee, SourceSpan at) {}
