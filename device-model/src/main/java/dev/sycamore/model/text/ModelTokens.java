package dev.sycamore.model.text;

import dev.sycamore.binding.text.Quote;
import dev.sycamore.model.text.ModelToken.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The words of a text in order, and what readers expect of the next one. */
final class ModelTokens {

  /** Reads one item of a list. */
  @FunctionalInterface
  interface Item<T> {
    T read() throws ModelSyntaxException;
  }

  private final String file;
  private final List<ModelToken> tokens;
  private int next;

  ModelTokens(String file, String text) throws ModelSyntaxException {
    this.file = file;
    this.tokens = ModelTokenizer.tokens(file, text);
  }

  ModelToken peek() {
    return tokens.get(next);
  }

  /** The token after the next {@code ahead} ones. */
  ModelToken peek(int ahead) {
    return tokens.get(Math.min(next + ahead, tokens.size() - 1));
  }

  ModelToken take() {
    ModelToken token = peek();
    next = Math.min(next + 1, tokens.size() - 1);
    return token;
  }

  /** A problem at the next token. */
  ModelSyntaxException error(String problem) {
    return error(peek(), problem);
  }

  ModelSyntaxException error(ModelToken token, String problem) {
    return new ModelSyntaxException(file, token.line(), token.column(), problem);
  }

  private ModelSyntaxException expected(String what) {
    ModelToken token = peek();
    String found = token.is(Kind.END) ? token.kind().toString() : Quote.of(token.text());
    return error("expected " + what + ", found " + found);
  }

  boolean takeSymbol(String symbol) {
    boolean is = peek().isSymbol(symbol);
    if (is) {
      take();
    }
    return is;
  }

  void expectSymbol(String symbol) throws ModelSyntaxException {
    if (!takeSymbol(symbol)) {
      throw expected("`" + symbol + "`");
    }
  }

  boolean takeWord(String word) {
    boolean is = peek().isWord(word);
    if (is) {
      take();
    }
    return is;
  }

  void expectWord(String word) throws ModelSyntaxException {
    if (!takeWord(word)) {
      throw expected("`" + word + "`");
    }
  }

  ModelToken expect(Kind kind) throws ModelSyntaxException {
    if (!peek().is(kind)) {
      throw expected(kind.toString());
    }
    return take();
  }

  String string() throws ModelSyntaxException {
    return expect(Kind.STRING).text();
  }

  boolean isName() {
    ModelToken token = peek();
    return token.is(Kind.QUOTED_NAME)
        || (token.is(Kind.NAME) && !ModelWords.isReserved(token.text()));
  }

  /** A name of the program. */
  String name() throws ModelSyntaxException {
    if (!isName()) {
      throw expected("a name");
    }
    return take().text();
  }

  int integer() throws ModelSyntaxException {
    ModelToken token = peek();
    long value = longInteger();
    if (value != (int) value) {
      throw error(token, "the number is not an int");
    }
    return (int) value;
  }

  long longInteger() throws ModelSyntaxException {
    String sign = takeSymbol("-") ? "-" : "";
    ModelToken token = expect(Kind.NUMBER);
    try {
      return Long.parseLong(sign + token.text());
    } catch (NumberFormatException e) {
      throw error(token, "the number is not an integer");
    }
  }

  /** A constant of an enum. */
  <E extends Enum<E>> E word(Class<E> type) throws ModelSyntaxException {
    ModelToken token = expect(Kind.NAME);
    for (E constant : type.getEnumConstants()) {
      if (constant.name().toLowerCase(Locale.ROOT).equals(token.text())) {
        return constant;
      }
    }
    throw error(token, "unknown word " + Quote.of(token.text()));
  }

  /** Constants of an enum, or {@code none}. */
  <E extends Enum<E>> List<E> words(Class<E> type) throws ModelSyntaxException {
    return noneOr(() -> word(type));
  }

  /** Numbers, or {@code none}. */
  List<Integer> integers() throws ModelSyntaxException {
    return noneOr(this::integer);
  }

  private <T> List<T> noneOr(Item<T> item) throws ModelSyntaxException {
    return takeWord(ModelWords.NONE) ? List.of() : separated(item);
  }

  /** One item or more, with commas between them. */
  <T> List<T> separated(Item<T> item) throws ModelSyntaxException {
    List<T> items = new ArrayList<>();
    do {
      items.add(item.read());
    } while (takeSymbol(","));
    return items;
  }

  /** Items, maybe none, with commas between them, to a symbol that ends them. */
  <T> List<T> until(String end, Item<T> item) throws ModelSyntaxException {
    if (takeSymbol(end)) {
      return List.of();
    }
    List<T> items = separated(item);
    expectSymbol(end);
    return items;
  }
}
