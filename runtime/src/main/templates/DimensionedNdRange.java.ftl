<#assign each = (dim.count > 1)?then(" in each dimension", "")>
package dev.sycamore;

import java.util.Objects;

/**
 * A range of ${dim.text}, divided into work-groups.
 *
 * @param global the number of work-items${each}
 * @param local the size of a work-group${each}; it must divide {@code global}
 */
public record NdRange${dim.count}(Range${dim.count} global, Range${dim.count} local) implements NdRange {

  /**
   * A range divided into work-groups. The launch checks whether {@code local} divides {@code
   * global}.
   *
   * @param global the number of work-items${each}
   * @param local the size of a work-group${each}
   * @throws NullPointerException if an argument is null
   */
  public NdRange${dim.count} {
    Objects.requireNonNull(global, "global");
    Objects.requireNonNull(local, "local");
  }
}
