package dev.sycamore.model.text;

/**
 * A word of the text.
 *
 * @param text of a name, string or character without its quotes; of a variable its name and, after
 *     {@code #}, its number, as {@link PrintedNames#name} writes them
 * @param name of a variable, without quotes; else empty
 * @param line from 1
 * @param column from 1, in characters
 */
record ModelToken(Kind kind, String text, String name, int line, int column) {

  /** What it is. */
  enum Kind {
    NAME("a name"),
    QUOTED_NAME("a name"),
    VARIABLE("a variable"),
    NUMBER("a number"),
    STRING("a string"),
    CHARACTER("a character"),
    SPAN("a span"),
    SYMBOL("a symbol"),
    END("the end of the text");

    private final String description;

    Kind(String description) {
      this.description = description;
    }

    @Override
    public String toString() {
      return description;
    }
  }

  boolean is(Kind other) {
    return kind == other;
  }

  boolean isSymbol(String symbol) {
    return kind == Kind.SYMBOL && text.equals(symbol);
  }

  /** Whether it is a word of the format, and not a name of the program that is spelled so. */
  boolean isWord(String word) {
    return kind == Kind.NAME && text.equals(word);
  }
}
