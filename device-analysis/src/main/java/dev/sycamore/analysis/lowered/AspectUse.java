package dev.sycamore.analysis.lowered;

import dev.sycamore.annotations.Aspect;
import dev.sycamore.diagnostics.SourceSpan;

/** A place that needs an aspect. */
public record AspectUse(Aspect aspect, SourceSpan at) {

  /** The one of two that comes first in the source. */
  public static AspectUse first(AspectUse a, AspectUse b) {
    return b.at().compareTo(a.at()) < 0 ? b : a;
  }
}
