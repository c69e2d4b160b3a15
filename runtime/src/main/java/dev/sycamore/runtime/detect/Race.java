package dev.sycamore.runtime.detect;

import dev.sycamore.runtime.failure.WorkItemIndex;

/**
 * Two uses of an element in no order.
 *
 * @param element as messages show it
 * @param sameGroup whether the work-items are of one group, so that a barrier can order them
 */
public record Race(String element, Use first, Use second, boolean sameGroup) {

  /** What a work-item does at a place. */
  public record Use(AccessSite site, WorkItemIndex item) {

    String shown() {
      String what =
          switch (site.kind()) {
            case READ -> "reads it";
            case WRITE -> "writes it";
            default -> "changes it by an atomic operation";
          };
      String who = item.shown().isEmpty() ? "the work-item" : item.shown().replace("at ", "");
      return "\n  - " + who + " " + what + " at " + site.shown();
    }
  }

  /** How to mend it. */
  private String help() {
    boolean atomic =
        first.site.kind() == AccessSite.Kind.ATOMIC || second.site.kind() == AccessSite.Kind.ATOMIC;
    if (atomic) {
      return sameGroup
          ? "use an atomic operation at both places, or put a barrier between them"
          : "use an atomic operation at both places, or read it in a launch that follows";
    } else if (sameGroup) {
      return "put a barrier between the two, or write an element of each work-item's own";
    }
    return "write an element of each work-item's own or another array, or use Atomics;"
        + " barriers order one group only";
  }

  /** A few lines. */
  public String shown() {
    return element + first.shown() + second.shown() + "\n  help: " + help();
  }
}
