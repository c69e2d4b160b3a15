package dev.sycamore.backend.postlink;

/** Which values the ids of work-items were compiled to have, for the runtime of DPC++. */
public enum IdQueriesRange {
  INT(0),
  UINT(1),
  SIZE_T(2);

  private final int number;

  IdQueriesRange(int number) {
    this.number = number;
  }

  /** Its number in properties of images. */
  public int number() {
    return number;
  }

  /**
   * The range of a word of the command line.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static IdQueriesRange parse(String word) {
    return switch (word) {
      case "int" -> INT;
      case "uint" -> UINT;
      case "size_t" -> SIZE_T;
      default ->
          throw new IllegalArgumentException(
              "unknown range '" + word + "'; the ranges are int, uint and size_t");
    };
  }
}
