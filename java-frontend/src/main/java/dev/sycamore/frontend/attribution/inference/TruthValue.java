package dev.sycamore.frontend.attribution.inference;

/** Whether something holds, where not knowing is an answer too. */
public enum TruthValue {
  YES,
  NO,
  UNKNOWN;

  public static TruthValue of(boolean holds) {
    return holds ? YES : NO;
  }

  /** NO where one is NO. */
  public TruthValue and(TruthValue other) {
    if (this == NO || other == NO) {
      return NO;
    }
    return this == YES ? other : UNKNOWN;
  }
}
