package dev.sycamore.frontend.javac;

import com.github.javaparser.Position;
import com.github.javaparser.Range;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.Name;
import com.github.javaparser.ast.expr.SimpleName;
import dev.sycamore.frontend.text.SourceTokens;
import dev.sycamore.frontend.text.TokenKind;

/**
 * Goes through the tokens of a file as its tree is converted. What the tree says has to be there:
 * if it is not, the tree is that of another text, or was changed.
 */
final class TokenCursor {
  private final SourceTokens tokens;

  /** The end of the token before. */
  private int passed;

  private int beginOffset = -1;
  private Position begin;
  private int endOffset = -1;
  private Position end;

  TokenCursor(SourceTokens tokens) {
    this.tokens = tokens;
    tokens.next();
  }

  TokenKind kind() {
    return tokens.kind();
  }

  /** The offset of the token. */
  int offset() {
    return tokens.start();
  }

  /** The offset after the token before. */
  int passed() {
    return passed;
  }

  /** The first character of the token. */
  char first() {
    return tokens.first();
  }

  boolean is(char sign) {
    return tokens.is(sign);
  }

  boolean is(String token) {
    return tokens.is(token);
  }

  boolean isWord() {
    return tokens.kind() == TokenKind.WORD;
  }

  /** Whether an annotation begins here, not the declaration of an annotation interface. */
  boolean isAnnotation() {
    return is('@') && !nextIs("interface");
  }

  /** Whether the token after this one is written so. */
  boolean nextIs(String token) {
    int here = tokens.start();
    tokens.next();
    boolean found = tokens.is(token);
    tokens.moveTo(here);
    return found;
  }

  /** Whether a name goes on after a dot here. */
  boolean nameGoesOn() {
    if (!is('.')) {
      return false;
    }
    int here = tokens.start();
    tokens.next();
    boolean found = isWord() && !is("this") && !is("super") && !is("class") && !is("new");
    tokens.moveTo(here);
    return found;
  }

  /** Where the token begins. */
  Position begin() {
    if (beginOffset != tokens.start()) {
      beginOffset = tokens.start();
      begin = tokens.position(beginOffset);
    }
    return begin;
  }

  /** The last character of the token before. */
  Position end() {
    if (endOffset != passed) {
      endOffset = passed;
      end = tokens.position(passed - 1);
    }
    return end;
  }

  void next() {
    passed = tokens.end();
    tokens.next();
  }

  /** Goes back or on to a token that was seen before. */
  void moveTo(int offset) {
    tokens.moveTo(offset);
  }

  void expect(char sign) {
    if (!tokens.is(sign)) {
      throw unexpected(String.valueOf(sign));
    }
    next();
  }

  void expect(String token) {
    if (!tokens.is(token)) {
      throw unexpected(token);
    }
    next();
  }

  /** Goes on if the token is this one. */
  boolean accept(char sign) {
    boolean found = tokens.is(sign);
    if (found) {
      next();
    }
    return found;
  }

  /** Goes on if the token is this one. */
  boolean accept(String token) {
    boolean found = tokens.is(token);
    if (found) {
      next();
    }
    return found;
  }

  /** The characters of a token of this kind. */
  String expect(TokenKind kind) {
    if (tokens.kind() != kind) {
      throw unexpected(kind.name());
    }
    String token = tokens.token();
    next();
    return token;
  }

  SimpleName simpleName() {
    Position first = begin();
    return from(first, new SimpleName(null, expect(TokenKind.WORD)));
  }

  /** A simple name that the tree has, too. */
  SimpleName simpleName(javax.lang.model.element.Name known) {
    Position first = begin();
    String name = known.toString();
    expect(name);
    return from(first, new SimpleName(null, name));
  }

  /** As many names, joined by dots, as there are. */
  Name qualifiedName() {
    Position first = begin();
    Name name = from(first, new Name(null, null, expect(TokenKind.WORD)));
    while (nameGoesOn()) {
      next();
      name = from(first, new Name(null, name, expect(TokenKind.WORD)));
    }
    return name;
  }

  /** A node from a position to the token before. */
  <N extends Node> N from(Position first, N node) {
    node.setRange(new Range(first, end()));
    return node;
  }

  UnconvertedException unexpected(String expected) {
    return new UnconvertedException(
        "`" + expected + "` expected, found `" + tokens.token() + "` at " + begin());
  }
}
