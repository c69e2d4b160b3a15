package dev.sycamore;

import java.util.Objects;

/** A range of 3 dimensions, divided into work-groups. */
public record NdRange3(Range3 global, Range3 local) implements NdRange {

  public NdRange3 {
    Objects.requireNonNull(global, "global");
    Objects.requireNonNull(local, "local");
  }
}
