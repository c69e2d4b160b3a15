package dev.sycamore;

import java.util.Objects;

/** A range of 2 dimensions, divided into work-groups. */
public record NdRange2(Range2 global, Range2 local) implements NdRange {

  public NdRange2 {
    Objects.requireNonNull(global, "global");
    Objects.requireNonNull(local, "local");
  }
}
