package dev.sycamore.outliner.attribution;

/** Whether something holds, where not knowing is an answer too. */
enum Answer {
  YES,
  NO,
  UNKNOWN;

  static Answer of(boolean holds) {
    return holds ? YES : NO;
  }

  /** NO where one is NO. */
  Answer and(Answer other) {
    if (this == NO || other == NO) {
      return NO;
    }
    return this == YES ? other : UNKNOWN;
  }
}
