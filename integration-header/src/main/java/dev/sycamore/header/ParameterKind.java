package dev.sycamore.header;

/** What an argument is in the C header, with the numbers of SYCL's integration headers. */
enum ParameterKind {
  ACCESSOR(0),
  /** A value. */
  STD_LAYOUT(1),
  POINTER(3),
  /** Local memory whose size the launch chooses. */
  WORK_GROUP_MEMORY(6);

  private final int number;

  ParameterKind(int number) {
    this.number = number;
  }

  int number() {
    return number;
  }
}
