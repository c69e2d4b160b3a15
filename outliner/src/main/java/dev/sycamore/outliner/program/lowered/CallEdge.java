package dev.sycamore.outliner.program.lowered;

import dev.sycamore.diagnostics.SourceSpan;

/** A call of a device function, at a place of the caller. */
public record CallEdge(FunctionHandle callee, SourceSpan at) {}
