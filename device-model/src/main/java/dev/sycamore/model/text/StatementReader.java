package dev.sycamore.model.text;

import dev.sycamore.binding.ReportKind;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.Assert;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.Break;
import dev.sycamore.model.statement.Continue;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DeclarePrivateArray;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.DoWhile;
import dev.sycamore.model.statement.Evaluate;
import dev.sycamore.model.statement.For;
import dev.sycamore.model.statement.If;
import dev.sycamore.model.statement.Labeled;
import dev.sycamore.model.statement.Return;
import dev.sycamore.model.statement.Switch;
import dev.sycamore.model.statement.While;
import dev.sycamore.model.type.AddressSpace;
import dev.sycamore.model.type.ViewType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads statements; see {@link StatementPrinter}. */
final class StatementReader {

  private final CodeReader code;
  private final ModelTokens tokens;

  StatementReader(CodeReader code, ModelTokens tokens) {
    this.code = code;
    this.tokens = tokens;
  }

  /** One statement, to its end. */
  DeviceStatement statement() throws ModelSyntaxException {
    SourceSpan span = code.span();
    if (isCompound()) {
      return compound(span);
    }
    DeviceStatement simple = simple(span);
    tokens.expectSymbol(";");
    return simple;
  }

  /** Statements to the brace that closes them. */
  List<DeviceStatement> toBrace() throws ModelSyntaxException {
    List<DeviceStatement> statements = new ArrayList<>();
    while (!tokens.takeSymbol("}")) {
      statements.add(statement());
    }
    return statements;
  }

  /** Statements to the arrow before the result of an expression. */
  List<DeviceStatement> toArrow() throws ModelSyntaxException {
    List<DeviceStatement> statements = new ArrayList<>();
    while (!tokens.takeSymbol("=>")) {
      statements.add(statement());
    }
    return statements;
  }

  private boolean isCompound() {
    ModelToken token = tokens.peek();
    return token.isSymbol("{")
        || token.isWord("if")
        || token.isWord("while")
        || token.isWord("for")
        || token.isWord("switch")
        || isLabel();
  }

  private boolean isLabel() {
    return tokens.isName() && tokens.peek(1).isSymbol(":");
  }

  private DeviceStatement compound(SourceSpan span) throws ModelSyntaxException {
    if (isLabel()) {
      String label = tokens.name();
      tokens.expectSymbol(":");
      return new Labeled(label, statement(), span);
    }
    if (tokens.takeSymbol("{")) {
      return new Block(toBrace(), span);
    }
    return switch (tokens.take().text()) {
      case "if" -> branch(span);
      case "while" -> new While(condition(), statement(), span);
      case "for" -> loop(span);
      default -> choice(span);
    };
  }

  private DeviceExpression condition() throws ModelSyntaxException {
    tokens.expectSymbol("(");
    DeviceExpression condition = code.expression();
    tokens.expectSymbol(")");
    return condition;
  }

  private DeviceStatement branch(SourceSpan span) throws ModelSyntaxException {
    DeviceExpression condition = condition();
    DeviceStatement then = statement();
    if (tokens.takeWord("else")) {
      return new If(condition, then, Optional.of(statement()), span);
    }
    tokens.takeWord("endif");
    return new If(condition, then, Optional.empty(), span);
  }

  private DeviceStatement loop(SourceSpan span) throws ModelSyntaxException {
    tokens.expectSymbol("(");
    List<DeviceStatement> initializers = tokens.until(";", this::initializer);
    Optional<DeviceExpression> condition =
        tokens.peek().isSymbol(";") ? Optional.empty() : Optional.of(code.expression());
    tokens.expectSymbol(";");
    List<DeviceExpression> updates = tokens.until(")", code::expression);
    return new For(initializers, condition, updates, statement(), span);
  }

  private DeviceStatement initializer() throws ModelSyntaxException {
    SourceSpan span = code.span();
    return isCompound() ? compound(span) : simple(span);
  }

  private DeviceStatement choice(SourceSpan span) throws ModelSyntaxException {
    DeviceExpression selector = condition();
    tokens.expectSymbol("{");
    List<Switch.Case> cases = new ArrayList<>();
    while (!tokens.takeSymbol("}")) {
      tokens.expectWord("case");
      cases.add(switchCase());
    }
    return new Switch(selector, cases, span);
  }

  private Switch.Case switchCase() throws ModelSyntaxException {
    List<Integer> labels = new ArrayList<>();
    boolean isDefault = false;
    if (!tokens.takeSymbol(":")) {
      do {
        isDefault = tokens.takeWord("default");
        if (!isDefault) {
          labels.add(tokens.integer());
        }
      } while (!isDefault && tokens.takeSymbol(","));
      tokens.expectSymbol(":");
    }
    List<DeviceStatement> statements = new ArrayList<>();
    while (!tokens.peek().isWord("case") && !tokens.peek().isSymbol("}")) {
      statements.add(statement());
    }
    return new Switch.Case(labels, isDefault, statements);
  }

  /** A statement that a semicolon ends, without it. */
  private DeviceStatement simple(SourceSpan span) throws ModelSyntaxException {
    if (tokens.takeWord("break")) {
      return new Break(label(), span);
    }
    if (tokens.takeWord("continue")) {
      return new Continue(label(), span);
    }
    if (tokens.takeWord("return")) {
      boolean isEmpty = tokens.peek().isSymbol(";");
      return new Return(isEmpty ? Optional.empty() : Optional.of(code.expression()), span);
    }
    if (tokens.takeWord("assert")) {
      return assertion(span);
    }
    if (tokens.takeWord("do")) {
      DeviceStatement body = statement();
      tokens.expectWord("while");
      return new DoWhile(body, condition(), span);
    }
    if (!tokens.peek().isWord("free") && code.types().startsDeclaration()) {
      return declaration(span);
    }
    return new Evaluate(code.expression(), span);
  }

  private Optional<String> label() throws ModelSyntaxException {
    return tokens.isName() ? Optional.of(tokens.name()) : Optional.empty();
  }

  private DeviceStatement assertion(SourceSpan span) throws ModelSyntaxException {
    ReportKind kind = tokens.word(ReportKind.class);
    tokens.expectSymbol("(");
    DeviceExpression condition = code.expression();
    Optional<String> message =
        tokens.takeSymbol(",") ? Optional.of(tokens.string()) : Optional.empty();
    if (tokens.takeSymbol(";")) {
      List<DeviceExpression> operands = tokens.until(")", code::expression);
      return new Assert(kind, condition, message, operands, span);
    }
    tokens.expectSymbol(")");
    return new Assert(kind, condition, message, List.of(), span);
  }

  private DeviceStatement declaration(SourceSpan span) throws ModelSyntaxException {
    ModelToken token = tokens.peek();
    Variable variable = code.types().declaration();
    if (!tokens.takeSymbol("=")) {
      return new DeclareLocal(variable, Optional.empty(), span);
    }
    if (!tokens.peek().isWord("new") || !tokens.peek(1).isSymbol("[")) {
      return new DeclareLocal(variable, Optional.of(code.expression()), span);
    }
    if (!(variable.type() instanceof ViewType view) || view.space() != AddressSpace.PRIVATE) {
      throw tokens.error(token, "a new array is in private memory");
    }
    tokens.take();
    tokens.take();
    ModelToken number = tokens.peek();
    int length = tokens.integer();
    if (length < 0) {
      throw tokens.error(number, "an array has no elements or more");
    }
    tokens.expectSymbol("]");
    List<DeviceExpression> values =
        tokens.takeSymbol("{") ? tokens.until("}", code::expression) : List.of();
    return new DeclarePrivateArray(variable, length, values, span);
  }
}
