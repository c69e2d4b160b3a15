package dev.sycamore.outliner.program;

import dev.sycamore.annotations.Aspect;
import dev.sycamore.diagnostics.SourceSpan;

/** A place that needs an aspect. */
public record AspectUse(Aspect aspect, SourceSpan at) {}
