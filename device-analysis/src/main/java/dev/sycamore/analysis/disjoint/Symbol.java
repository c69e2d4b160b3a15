package dev.sycamore.analysis.disjoint;

/**
 * An integer that a kernel computes with. Two symbols with one number are the same.
 *
 * @param least that it can be
 * @param most that it can be
 */
record Symbol(int number, Kind kind, Object name, long least, long most) {

  /** What can differ between work-items, and between the times that one comes to a place. */
  enum Kind {
    /** The same for all work-items, always. */
    SHARED,
    /** One part of where the work-item is. */
    ID,
    /** Counts the rounds of a loop, from 0 or from a number that all work-items have. */
    COUNTER,
    /** Any number within its bounds. */
    FREE
  }

  boolean varies() {
    return kind != Kind.SHARED;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Symbol symbol && symbol.number == number;
  }

  @Override
  public int hashCode() {
    return number;
  }

  @Override
  public String toString() {
    return kind.name().charAt(0) + "" + number;
  }
}
