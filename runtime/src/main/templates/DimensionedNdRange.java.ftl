package dev.sycamore;

import java.util.Objects;

/** A range of ${dim.text}, divided into work-groups. */
public record NdRange${dim.count}(Range${dim.count} global, Range${dim.count} local) implements NdRange {

  public NdRange${dim.count} {
    Objects.requireNonNull(global, "global");
    Objects.requireNonNull(local, "local");
  }
}
