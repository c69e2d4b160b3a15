package dev.sycamore.binding;

/** What a kernel can tell the host while it runs. */
public enum ReportKind {
  /** An index out of the range of an array: index, length. */
  ARRAY_INDEX,
  /** An index out of the range of an accessor or memory: the indices, then the range. */
  ACCESSOR_INDEX,
  /** An integer division or remainder by zero. */
  DIVISION,
  /** An assertion that does not hold; the text is its message, empty for none. */
  ASSERTION,
  /** A line that is printed; the text is its format. */
  PRINT,
  /** An argument for which a method of the JDK throws ArithmeticException, with the text. */
  ARITHMETIC,
  /** An argument for which a method of the JDK throws IllegalArgumentException, with the text. */
  ARGUMENT,
  /** An index out of the range of a string: index, length. */
  STRING_INDEX,
  /** No range of an array's indices: length, from, to. */
  ARRAY_RANGE,
  /**
   * Elements that an array to copy from or to does not have: the length of the source, the index
   * there, the length of the target, the index there, the number of elements. The text is the type
   * of the elements.
   */
  ARRAY_COPY,
  /** A slice that memory does not have: the index of its first element, its size, that of all. */
  MEMORY_SLICE,
  /**
   * An assertion that does not hold and whose message has values, or is empty; the text is a format
   * with {@code %s} for each value.
   */
  ASSERTION_MESSAGE
}
