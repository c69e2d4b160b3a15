package dev.sycamore;

import java.util.Objects;

/** A range of 1 dimension, divided into work-groups. */
public record NdRange1(Range1 global, Range1 local) implements NdRange {

  public NdRange1 {
    Objects.requireNonNull(global, "global");
    Objects.requireNonNull(local, "local");
  }
}
