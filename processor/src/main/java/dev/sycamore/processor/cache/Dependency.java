package dev.sycamore.processor.cache;

/**
 * What a result depends on beside the text of its own file.
 *
 * @param name the canonical name of a class, of a top-level one for sources; the simple name of an
 *     array
 * @param state what the host compiler had under that name
 */
record Dependency(Kind kind, String name, String state) {

  /** What is asked for. */
  enum Kind {
    /** A declaration: where it comes from, and what is there. */
    CLASS,
    /** Whether there is a class of that name. */
    NAME,
    /** A source to compile device code from. */
    SOURCE,
    /** All sources that mention a static array, of which one may change it. */
    ARRAY
  }
}
