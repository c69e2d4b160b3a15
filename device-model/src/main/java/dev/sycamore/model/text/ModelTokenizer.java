package dev.sycamore.model.text;

import dev.sycamore.binding.text.Quote;
import dev.sycamore.model.text.ModelToken.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Splits a text into words. Line comments and white space separate them. */
final class ModelTokenizer {

  private static final Pattern NUMBER =
      Pattern.compile("0x[0-9a-f]{1,16}|[0-9]+(\\.[0-9]+(E-?[0-9]+)?)?[bsLf]?");

  /** File, line, column, last line, offset, length. */
  static final Pattern SPAN =
      Pattern.compile(
          "@(?:([0-9]{1,9})/)?([0-9]{1,10}):([0-9]{1,10})(?:-([0-9]{1,10}))?"
              + "\\[([0-9]{1,10})\\+([0-9]{1,10})\\]");

  private static final Pattern SYMBOL =
      Pattern.compile(
          ">>>=|>>>|<<=|>>=|<<|>>|<=|>=|==|!=|&&|\\|\\||\\+\\+|--|\\+=|-=|\\*=|/=|%=|&=|\\|=|\\^=|=>"
              + "|[-+*/%&|^<>=!~?:;,.(){}\\[\\]]");

  private static final Pattern DIGITS = Pattern.compile("[0-9]{1,10}");

  private static final Pattern UNICODE = Pattern.compile("[0-9a-f]{4}");

  private final String file;
  private final String text;
  private final List<ModelToken> tokens = new ArrayList<>();
  private int at;
  private int line = 1;
  private int lineStart;

  private ModelTokenizer(String file, String text) {
    this.file = file;
    this.text = text;
  }

  /** All words, and then the end. */
  static List<ModelToken> tokens(String file, String text) throws ModelSyntaxException {
    ModelTokenizer tokenizer = new ModelTokenizer(file, text);
    while (tokenizer.skipSpace()) {
      tokenizer.token();
    }
    tokenizer.add(Kind.END, "", "", tokenizer.at);
    return tokenizer.tokens;
  }

  /** To the next word; whether there is one. */
  private boolean skipSpace() {
    while (at < text.length()) {
      char c = text.charAt(at);
      if (c == '\n') {
        line++;
        lineStart = at + 1;
      } else if (text.startsWith("//", at)) {
        int end = text.indexOf('\n', at);
        at = (end < 0 ? text.length() : end) - 1;
      } else if (c != ' ' && c != '\t' && c != '\r') {
        return true;
      }
      at++;
    }
    return false;
  }

  private void token() throws ModelSyntaxException {
    char c = text.charAt(at);
    int start = at;
    if (c == '`' || ModelWords.startsName(c)) {
      name(start);
    } else if (c == '"') {
      add(Kind.STRING, quoted(), "", start);
    } else if (c == '\'') {
      String character = quoted();
      if (character.length() != 1) {
        throw error(start, "a character literal has one character");
      }
      add(Kind.CHARACTER, character, "", start);
    } else if (c == '@') {
      matched(SPAN, Kind.SPAN);
    } else if (c >= '0' && c <= '9') {
      matched(NUMBER, Kind.NUMBER);
      if (at < text.length() && ModelWords.continuesName(text.charAt(at))) {
        throw error(start, "the number does not end where a name begins");
      }
    } else {
      matched(SYMBOL, Kind.SYMBOL);
    }
  }

  private void name(int start) throws ModelSyntaxException {
    boolean quoted = text.charAt(at) == '`';
    String name = quoted ? quoted() : plainName();
    if (at < text.length() && text.charAt(at) == '#') {
      Matcher digits = DIGITS.matcher(text).region(at + 1, text.length());
      if (!digits.lookingAt()) {
        throw error(at, "a variable has a number after `#`");
      }
      at = digits.end();
      add(Kind.VARIABLE, ModelWords.variable(name) + "#" + digits.group(), name, start);
    } else {
      add(quoted ? Kind.QUOTED_NAME : Kind.NAME, name, "", start);
    }
  }

  private String plainName() {
    int start = at;
    while (at < text.length() && ModelWords.continuesName(text.charAt(at))) {
      at++;
    }
    return text.substring(start, at);
  }

  private String quoted() throws ModelSyntaxException {
    int start = at;
    char quote = text.charAt(at++);
    StringBuilder value = new StringBuilder();
    while (at < text.length() && text.charAt(at) != quote && text.charAt(at) != '\n') {
      char c = text.charAt(at++);
      value.append(c == '\\' ? escaped() : c);
    }
    if (at == text.length() || text.charAt(at) != quote) {
      throw error(start, "the closing " + quote + " is missing on this line");
    }
    at++;
    return value.toString();
  }

  private char escaped() throws ModelSyntaxException {
    char c = at < text.length() ? text.charAt(at) : '\n';
    at++;
    return switch (c) {
      case 'n' -> '\n';
      case 't' -> '\t';
      case 'r' -> '\r';
      case '\\', '\'', '"', '`' -> c;
      case 'u' -> unicode();
      default -> throw error(at - 2, "unknown escape sequence");
    };
  }

  private char unicode() throws ModelSyntaxException {
    Matcher digits = UNICODE.matcher(text).region(at, text.length());
    if (!digits.lookingAt()) {
      throw error(at - 2, "unknown escape sequence");
    }
    at = digits.end();
    return (char) Integer.parseInt(digits.group(), 16);
  }

  private void matched(Pattern pattern, Kind kind) throws ModelSyntaxException {
    Matcher matcher = pattern.matcher(text).region(at, text.length());
    if (!matcher.lookingAt()) {
      int end = Math.min(text.length(), text.offsetByCodePoints(at, 1));
      throw error(
          at,
          kind == Kind.SPAN
              ? "a span has the form `@line:column[offset+length]`"
              : "unexpected character " + Quote.of(text.substring(at, end)));
    }
    int start = at;
    at = matcher.end();
    add(kind, matcher.group(), "", start);
  }

  private void add(Kind kind, String value, String name, int start) {
    tokens.add(new ModelToken(kind, value, name, line, column(start)));
  }

  private int column(int index) {
    return text.codePointCount(lineStart, Math.min(index, text.length())) + 1;
  }

  private ModelSyntaxException error(int index, String problem) {
    return new ModelSyntaxException(file, line, column(index), problem);
  }
}
