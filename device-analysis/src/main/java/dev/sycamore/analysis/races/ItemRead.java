package dev.sycamore.analysis.races;

import dev.sycamore.analysis.lowered.SourceCallChain;
import dev.sycamore.diagnostics.SourceSpan;

/**
 * Where a work-item reads an element.
 *
 * @param chain the way to the function that reads it
 */
record ItemRead(SourceCallChain chain, SourceSpan span, Certainty certainty) {}
