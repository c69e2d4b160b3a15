package dev.sycamore.analysis.disjoint;

/**
 * How many places of a kernel write to memory that work-items share.
 *
 * @param proved of which it is proved that no other work-item uses the elements
 * @param refuted of which two work-items are an example of a race
 * @param unknown all others
 */
public record WriteCounts(int proved, int refuted, int unknown) {

  /** All of them. */
  public int all() {
    return proved + refuted + unknown;
  }
}
