package dev.sycamore.frontend.text;

import com.github.javaparser.Position;

/**
 * The tokens of a text without comments, one at a time. They are those of the parser: {@code >} is
 * always a token of its own unless it is part of an assignment operator or of {@code >=}, and
 * {@code non-sealed} is one token.
 */
public final class SourceTokens {
  private static final String NON_SEALED = "non-sealed";
  private static final int QUOTES = 3;

  private final String source;
  private final char[] text;
  private final LineIndex lines;
  private final int limit;
  private TokenKind kind = TokenKind.END;
  private int start;
  private int end;
  private int line;
  private int lineStart;
  private int nextLine;

  /**
   * Before the first token.
   *
   * @param from the offset to begin at, which is in no token
   * @param limit the offset to end at, which is in no token
   */
  public SourceTokens(String text, LineIndex lines, int from, int limit) {
    this.source = text;
    // Much of this runs before it is compiled, where each charAt would be a call.
    this.text = text.toCharArray();
    this.lines = lines;
    this.limit = limit;
    this.end = from;
    toLine(lines.line(from));
  }

  /** The kind of the token, {@link TokenKind#END} before the first one, too. */
  public TokenKind kind() {
    return kind;
  }

  /** The offset of the first character of the token. */
  public int start() {
    return start;
  }

  /** The offset after the last character of the token. */
  public int end() {
    return end;
  }

  /** The characters of the token. */
  public String token() {
    return source.substring(start, end);
  }

  /** Whether the token is written so. */
  public boolean is(String token) {
    return end - start == token.length() && isAt(token, start);
  }

  /** Whether the token is this one character. */
  public boolean is(char token) {
    return end - start == 1 && text[start] == token;
  }

  /** The first character of the token, 0 at the end of the text. */
  public char first() {
    return charAt(start);
  }

  private boolean isAt(String expected, int offset) {
    int length = expected.length();
    if (offset + length > limit) {
      return false;
    }
    for (int i = 0; i < length; i++) {
      if (text[offset + i] != expected.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  /** The line and column of an offset; fast if it is near the last one that was asked for. */
  public Position position(int offset) {
    toLineOf(offset);
    return new Position(line, offset - lineStart + 1);
  }

  private void toLineOf(int offset) {
    while (lineStart > offset) {
      toLine(line - 1);
    }
    while (nextLine <= offset) {
      toLine(line + 1);
    }
  }

  private void toLine(int number) {
    line = number;
    lineStart = lines.start(number);
    nextLine = lines.start(number + 1);
  }

  /** Goes back or on to the token that begins at an offset. */
  public void moveTo(int tokenStart) {
    end = tokenStart;
    next();
  }

  /** Goes on to the next token. */
  public void next() {
    start = afterBlanks(end);
    if (start >= limit) {
      start = limit;
      end = limit;
      kind = TokenKind.END;
      return;
    }
    char c = text[start];
    if (isWordPart(c) && !isDigit(start)) {
      kind = TokenKind.WORD;
      end = endOfWord();
    } else if (isDigit(start) || (c == '.' && isDigit(start + 1))) {
      end = endOfNumber();
    } else if (c == '"') {
      boolean block = isBlockQuote(start);
      kind = block ? TokenKind.TEXT_BLOCK : TokenKind.STRING;
      end = block ? endOfBlock() : endOfQuoted('"');
    } else if (c == '\'') {
      kind = TokenKind.CHARACTER;
      end = endOfQuoted('\'');
    } else {
      kind = TokenKind.SIGN;
      end = start + lengthOfSign(c);
    }
  }

  private int afterBlanks(int from) {
    int at = from;
    while (at < limit) {
      char c = text[at];
      if (c == '/' && charAt(at + 1) == '/') {
        at = endOfLine(at);
      } else if (c == '/' && charAt(at + 1) == '*') {
        at = endOfComment(at + 2);
      } else if (c == ' ' || c == '\n' || c == '\t' || c == '\r' || c == '\f' || c == '\u001a') {
        at++;
      } else {
        return at;
      }
    }
    return at;
  }

  private int endOfComment(int from) {
    int at = from;
    while (at < limit && !(text[at] == '*' && charAt(at + 1) == '/')) {
      at++;
    }
    return Math.min(at + 2, limit);
  }

  private int endOfLine(int from) {
    toLineOf(from);
    return Math.min(nextLine, limit);
  }

  private int endOfWord() {
    if (text[start] == 'n' && isAt(NON_SEALED, start)) {
      return start + NON_SEALED.length();
    }
    int at = start + 1;
    while (at < limit && isWordPart(text[at])) {
      at++;
    }
    return at;
  }

  private static boolean isWordPart(char c) {
    return (c >= 'a' && c <= 'z')
        || (c >= 'A' && c <= 'Z')
        || (c >= '0' && c <= '9')
        || (c >= 0x80 && (Character.isJavaIdentifierPart(c) || Character.isSurrogate(c)))
        || c == '_'
        || c == '$';
  }

  private int endOfNumber() {
    int at = start;
    boolean hexadecimal = text[at] == '0' && lower(at + 1) == 'x';
    boolean digits = hexadecimal;
    kind = TokenKind.INTEGER;
    if (hexadecimal || (text[at] == '0' && lower(at + 1) == 'b')) {
      at += 2;
    }
    while (at < limit) {
      char c = lower(at);
      if (isDigit(at) || charAt(at) == '_' || (digits && c >= 'a' && c <= 'f')) {
        at++;
      } else if (c == '.') {
        kind = TokenKind.FLOATING;
        at++;
      } else if (c == (hexadecimal ? 'p' : 'e')) {
        kind = TokenKind.FLOATING;
        digits = false;
        at++;
        if (charAt(at) == '+' || charAt(at) == '-') {
          at++;
        }
      } else if (c == 'l') {
        kind = TokenKind.LONG;
        return at + 1;
      } else if (c == 'f' || c == 'd') {
        kind = TokenKind.FLOATING;
        return at + 1;
      } else {
        return at;
      }
    }
    return at;
  }

  private int endOfQuoted(char quote) {
    int at = start + 1;
    while (at < limit && text[at] != quote) {
      at += text[at] == '\\' ? 2 : 1;
    }
    return Math.min(at + 1, limit);
  }

  private int endOfBlock() {
    int at = start + QUOTES;
    while (at < limit && !isBlockQuote(at)) {
      at += text[at] == '\\' ? 2 : 1;
    }
    return Math.min(at + QUOTES, limit);
  }

  private boolean isBlockQuote(int at) {
    return text[at] == '"' && charAt(at + 1) == '"' && charAt(at + 2) == '"';
  }

  private int lengthOfSign(char c) {
    char next = charAt(start + 1);
    return switch (c) {
      case '-' -> next == c || next == '=' || next == '>' ? 2 : 1;
      case '+', '&', '|' -> next == c || next == '=' ? 2 : 1;
      case '*', '/', '%', '^', '!', '=' -> next == '=' ? 2 : 1;
      case ':' -> next == c ? 2 : 1;
      case '.' -> next == c && charAt(start + 2) == c ? 3 : 1;
      case '<' -> next == '=' ? 2 : next != c ? 1 : charAt(start + 2) == '=' ? 3 : 2;
      case '>' -> lengthOfGreater();
      default -> 1;
    };
  }

  private int lengthOfGreater() {
    int at = start + 1;
    while (charAt(at) == '>' && at < start + 3) {
      at++;
    }
    return charAt(at) == '=' ? at + 1 - start : 1;
  }

  private char charAt(int offset) {
    return offset < limit ? text[offset] : '\0';
  }

  private char lower(int offset) {
    return (char) (charAt(offset) | 0x20);
  }

  private boolean isDigit(int offset) {
    char c = charAt(offset);
    return c >= '0' && c <= '9';
  }
}
