package dev.sycamore.frontend.text;

/** What a token of Java is, as far as its characters show. */
public enum TokenKind {
  /** An identifier or a keyword, {@code _} and {@code non-sealed} among them. */
  WORD,
  INTEGER,
  LONG,
  FLOATING,
  CHARACTER,
  STRING,
  TEXT_BLOCK,
  /** An operator or separator. */
  SIGN,
  /** The end of the text. */
  END
}
