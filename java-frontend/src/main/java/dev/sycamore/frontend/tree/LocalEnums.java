package dev.sycamore.frontend.tree;

import com.github.javaparser.GeneratedJavaParserConstants;
import com.github.javaparser.GeneratedJavaParserTokenManager;
import com.github.javaparser.JavaToken;
import com.github.javaparser.ParseResult;
import com.github.javaparser.Position;
import com.github.javaparser.Problem;
import com.github.javaparser.SimpleCharStream;
import com.github.javaparser.StringProvider;
import com.github.javaparser.Token;
import com.github.javaparser.TokenRange;
import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.EnumDeclaration;
import com.github.javaparser.ast.expr.VariableDeclarationExpr;
import dev.sycamore.frontend.text.LineIndex;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Reads files with enums in blocks (JLS 14.3), which the parser does not know.
 *
 * <p>Where the parser fails at such an enum, it reads the file again with a declaration of a
 * variable of the same name in its place, and the enum by itself, as a class of a file. Blanks
 * stand for what is left out, so that all places are those of the whole file.
 */
public final class LocalEnums {

  /** An enum in a text: the offsets of {@code enum}, after its name, and after its last brace. */
  private record Stretch(Position begin, int start, int afterName, int end) {}

  private final Function<String, ParseResult<CompilationUnit>> parser;

  /**
   * @param parser reads a whole file; places have lines and columns from 1, a tab is one column
   */
  public LocalEnums(Function<String, ParseResult<CompilationUnit>> parser) {
    this.parser = parser;
  }

  /** What the parser says of a text, with local enums as {@link LocalEnumDeclarationStmt}. */
  public ParseResult<CompilationUnit> parse(String text) {
    ParseResult<CompilationUnit> result = parser.apply(text);
    List<Stretch> enums = new ArrayList<>();
    String rest = text;
    Optional<Stretch> next = enumAtFault(result, rest);
    while (next.isPresent()) {
      enums.add(next.get());
      rest = withVariable(rest, next.get());
      result = parser.apply(rest);
      next = enumAtFault(result, rest);
    }
    for (Stretch each : enums) {
      ParseResult<CompilationUnit> alone = parse(only(text, each));
      if (fault(alone).isPresent()) {
        return alone;
      }
      if (result.getResult().isPresent() && alone.getResult().isPresent()) {
        EnumDeclaration declaration = (EnumDeclaration) alone.getResult().get().getType(0);
        variableAt(result.getResult().get(), each.begin())
            .ifPresent(variable -> replace(variable, declaration));
      }
    }
    return result;
  }

  /** What makes a file unreadable; problems without a cause are remarks. */
  static Optional<Problem> fault(ParseResult<CompilationUnit> result) {
    return result.getProblems().stream().filter(p -> p.getCause().isPresent()).findFirst();
  }

  private static Optional<Stretch> enumAtFault(ParseResult<CompilationUnit> result, String text) {
    return fault(result)
        .flatMap(Problem::getLocation)
        .map(TokenRange::getBegin)
        .flatMap(LocalEnums::before)
        .filter(token -> token.getText().equals("enum"))
        .flatMap(JavaToken::getRange)
        .flatMap(range -> stretch(text, range.begin));
  }

  /** The parser fails after the name of the enum, which it takes for that of a variable. */
  private static Optional<JavaToken> before(JavaToken name) {
    Optional<JavaToken> token = name.getPreviousToken();
    while (token.isPresent() && token.get().getCategory().isWhitespaceOrComment()) {
      token = token.get().getPreviousToken();
    }
    return token;
  }

  private static Optional<Stretch> stretch(String text, Position begin) {
    LineIndex lines = new LineIndex(text);
    int start = lines.offset(begin.line, begin.column);
    SimpleCharStream characters =
        new SimpleCharStream(new StringProvider(text.substring(start)), 1, 1);
    characters.setTabSize(1);
    LineIndex here = new LineIndex(text.substring(start));
    GeneratedJavaParserTokenManager tokens = new GeneratedJavaParserTokenManager(characters);
    tokens.getNextToken();
    int afterName = start + endOf(tokens.getNextToken(), here);
    int depth = 0;
    for (Token token = tokens.getNextToken();
        token.kind != GeneratedJavaParserConstants.EOF;
        token = tokens.getNextToken()) {
      if (token.kind == GeneratedJavaParserConstants.LBRACE) {
        depth++;
      } else if (token.kind == GeneratedJavaParserConstants.RBRACE && --depth == 0) {
        return Optional.of(new Stretch(begin, start, afterName, start + endOf(token, here)));
      }
    }
    return Optional.empty();
  }

  private static int endOf(Token token, LineIndex lines) {
    return lines.offset(token.endLine, token.endColumn + 1);
  }

  private static String withVariable(String text, Stretch e) {
    return text.substring(0, e.start())
        + "int "
        + text.substring(e.start() + "enum".length(), e.afterName())
        + blank(text.substring(e.afterName(), e.end() - 1))
        + ";"
        + text.substring(e.end());
  }

  private static String only(String text, Stretch e) {
    return blank(text.substring(0, e.start())) + text.substring(e.start(), e.end());
  }

  /** Only the ends of lines are left. */
  private static String blank(String text) {
    return text.replaceAll("[^\\r\\n]", " ");
  }

  private static Optional<VariableDeclarationExpr> variableAt(CompilationUnit unit, Position at) {
    return unit.findFirst(
        VariableDeclarationExpr.class,
        e -> e.getVariable(0).getType().getBegin().filter(at::equals).isPresent());
  }

  private static void replace(VariableDeclarationExpr variable, EnumDeclaration declaration) {
    Node statement = variable.getParentNode().orElseThrow();
    declaration.setModifiers(variable.getModifiers());
    declaration.setAnnotations(variable.getAnnotations());
    LocalEnumDeclarationStmt local = new LocalEnumDeclarationStmt(declaration);
    statement.getRange().ifPresent(local::setRange);
    statement.replace(local);
  }
}
