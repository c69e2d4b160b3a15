package dev.sycamore.frontend.tree;

import com.github.javaparser.ParseResult;
import com.github.javaparser.Position;
import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.expr.InstanceOfExpr;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import com.github.javaparser.ast.type.PrimitiveType;
import com.github.javaparser.ast.type.PrimitiveType.Primitive;
import dev.sycamore.frontend.text.LineIndex;
import dev.sycamore.frontend.text.SourceTokens;
import dev.sycamore.frontend.text.TokenKind;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

/**
 * Reads files with {@code value instanceof int i} (JEP 507, a preview feature of Java 25). The
 * trees of the parser have no place for such a type, and it fails.
 *
 * <p>The file is then read again with a name of a class, as long as the type's, in each of these
 * tests. In the tree the pattern has its type; that of the test keeps the name {@code int}, which
 * no class has.
 */
final class PrimitiveTests {

  private final Function<String, ParseResult<CompilationUnit>> parser;

  /**
   * Around a parser.
   *
   * @param parser reads a whole file; places have lines and columns from 1, a tab is one column
   */
  PrimitiveTests(Function<String, ParseResult<CompilationUnit>> parser) {
    this.parser = parser;
  }

  ParseResult<CompilationUnit> parse(String text) {
    ParseResult<CompilationUnit> result = parser.apply(text);
    if (LocalEnums.fault(result).isEmpty()) {
      return result;
    }
    Map<Position, Primitive> tested = new HashMap<>();
    String withClasses = withClasses(text, tested);
    if (tested.isEmpty()) {
      return result;
    }
    ParseResult<CompilationUnit> again = parser.apply(withClasses);
    again
        .getResult()
        .ifPresent(
            unit -> unit.findAll(InstanceOfExpr.class).forEach(test -> restore(test, tested)));
    return again;
  }

  private static String withClasses(String text, Map<Position, Primitive> tested) {
    StringBuilder result = new StringBuilder(text);
    SourceTokens tokens = new SourceTokens(text, new LineIndex(text), 0, text.length());
    tokens.next();
    while (tokens.kind() != TokenKind.END) {
      boolean isTest = tokens.is("instanceof");
      tokens.next();
      if (isTest) {
        skipModifiers(tokens);
        int start = tokens.start();
        Primitive type = tokens.kind() == TokenKind.WORD ? primitive(tokens.token()) : null;
        if (type != null) {
          tokens.next();
          if (!tokens.is('[') && !tokens.is('@')) {
            result.setCharAt(start, Character.toUpperCase(text.charAt(start)));
            tested.put(tokens.position(start), type);
          }
        }
      }
    }
    return result.toString();
  }

  private static void skipModifiers(SourceTokens tokens) {
    while (tokens.is("final") || tokens.is('@')) {
      boolean isAnnotation = tokens.is('@');
      tokens.next();
      if (isAnnotation) {
        tokens.next();
        while (tokens.is('.')) {
          tokens.next();
          tokens.next();
        }
        if (tokens.is('(')) {
          skipParentheses(tokens);
        }
      }
    }
  }

  private static void skipParentheses(SourceTokens tokens) {
    int depth = 0;
    do {
      depth += tokens.is('(') ? 1 : tokens.is(')') ? -1 : 0;
      tokens.next();
    } while (depth > 0 && tokens.kind() != TokenKind.END);
  }

  private static Primitive primitive(String word) {
    for (Primitive type : Primitive.values()) {
      if (type.asString().equals(word)) {
        return type;
      }
    }
    return null;
  }

  private static void restore(InstanceOfExpr test, Map<Position, Primitive> tested) {
    if (!(test.getType() instanceof ClassOrInterfaceType standIn)) {
      return;
    }
    Primitive type = standIn.getName().getBegin().map(tested::get).orElse(null);
    if (type != null) {
      standIn.getName().setIdentifier(type.asString());
      test.getPattern()
          .filter(pattern -> pattern.isTypePatternExpr())
          .ifPresent(
              pattern -> {
                PrimitiveType own = new PrimitiveType(type);
                standIn.getRange().ifPresent(own::setRange);
                pattern.setType(own);
                standIn.setParentNode(test);
              });
    }
  }
}
