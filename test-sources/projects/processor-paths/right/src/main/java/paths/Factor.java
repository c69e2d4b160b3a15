package paths;

/** A constant of another file. */
final class Factor {
  static final int OF = 1 + 3 - 1;

  private Factor() {}
}
