package dev.sycamore.model.text;

import dev.sycamore.binding.text.Quote;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.Conditional;
import dev.sycamore.model.expression.ConstantArray;
import dev.sycamore.model.expression.ConstantArrayRef;
import dev.sycamore.model.expression.Convert;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.FastMathOptions;
import dev.sycamore.model.expression.Increment;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.Logical;
import dev.sycamore.model.expression.ReadComponent;
import dev.sycamore.model.expression.ReadElement;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.SubView;
import dev.sycamore.model.expression.Unary;
import dev.sycamore.model.expression.UnaryOperator;
import dev.sycamore.model.text.ModelToken.Kind;
import dev.sycamore.model.type.RecordType;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.ViewType;
import java.util.List;

/** Reads expressions with Java's precedence; see {@link ExpressionPrinter}. */
final class ExpressionReader {

  /** An expression whose span is known only after it: that of a primary one is part of it. */
  @FunctionalInterface
  interface Unplaced {
    DeviceExpression at(SourceSpan span) throws ModelSyntaxException;

    /** Without parentheses there is no span. */
    default DeviceExpression nowhere() throws ModelSyntaxException {
      return at(SourceSpan.NOWHERE);
    }
  }

  private final CodeReader code;
  private final ModelTokens tokens;
  private final LiteralReader literals;
  private final OperationReader operations;
  private final AssignmentReader assignments;

  ExpressionReader(CodeReader code, ModelTokens tokens) {
    this.code = code;
    this.tokens = tokens;
    this.literals = new LiteralReader(tokens);
    this.operations = new OperationReader(code, tokens);
    this.assignments = new AssignmentReader(code, tokens);
  }

  /** An expression, to what cannot be part of it. */
  DeviceExpression expression() throws ModelSyntaxException {
    return operators().nowhere();
  }

  private Unplaced operators() throws ModelSyntaxException {
    ModelToken start = tokens.peek();
    Unplaced left = binary(OperatorLevels.OR_ELSE);
    if (tokens.takeSymbol("?")) {
      DeviceExpression condition = left.nowhere();
      DeviceExpression whenTrue = expression();
      tokens.expectSymbol(":");
      DeviceExpression whenFalse = expression();
      return span -> new Conditional(condition, whenTrue, whenFalse, span);
    }
    return assignments.isNext() ? assignments.assignment(start, left.nowhere()) : left;
  }

  private Unplaced binary(int least) throws ModelSyntaxException {
    Unplaced left = unary();
    while (level(tokens.peek()) >= least) {
      String symbol = tokens.take().text();
      DeviceExpression leftOperand = left.nowhere();
      BinaryOperator operator = OperatorLevels.operator(symbol);
      if (operator == null) {
        boolean conjunction = symbol.equals("&&");
        int level = conjunction ? OperatorLevels.AND_THEN : OperatorLevels.OR_ELSE;
        DeviceExpression right = binary(level + 1).nowhere();
        left = span -> new Logical(conjunction, leftOperand, right, span);
      } else {
        FastMathOptions fastMath = assignments.fastMath();
        DeviceExpression right = binary(OperatorLevels.of(operator) + 1).nowhere();
        left = span -> new Binary(operator, leftOperand, right, fastMath, span);
      }
    }
    return left;
  }

  private static int level(ModelToken token) {
    if (token.isSymbol("||")) {
      return OperatorLevels.OR_ELSE;
    }
    if (token.isSymbol("&&")) {
      return OperatorLevels.AND_THEN;
    }
    BinaryOperator operator = token.is(Kind.SYMBOL) ? OperatorLevels.operator(token.text()) : null;
    return operator == null ? -1 : OperatorLevels.of(operator);
  }

  private Unplaced unary() throws ModelSyntaxException {
    if (!literals.isNext()) {
      if (tokens.takeSymbol("-")) {
        return unary(UnaryOperator.NEGATE);
      }
      if (tokens.takeSymbol("~")) {
        return unary(UnaryOperator.COMPLEMENT);
      }
      if (tokens.takeSymbol("!")) {
        return unary(UnaryOperator.NOT);
      }
      if (tokens.peek().isSymbol("++") || tokens.peek().isSymbol("--")) {
        int delta = tokens.take().isSymbol("++") ? 1 : -1;
        ModelToken start = tokens.peek();
        var target = assignments.target(start, unary().nowhere());
        return span -> new Increment(target, delta, true, span);
      }
    }
    ModelToken start = tokens.peek();
    Unplaced operand = postfix();
    if (tokens.peek().isSymbol("++") || tokens.peek().isSymbol("--")) {
      int delta = tokens.take().isSymbol("++") ? 1 : -1;
      var target = assignments.target(start, operand.nowhere());
      return span -> new Increment(target, delta, false, span);
    }
    return operand;
  }

  private Unplaced unary(UnaryOperator operator) throws ModelSyntaxException {
    DeviceExpression operand = unary().nowhere();
    return span -> new Unary(operator, operand, span);
  }

  private Unplaced postfix() throws ModelSyntaxException {
    Unplaced primary = tokens.peek().isSymbol("(") ? parentheses() : placed(primary());
    while (tokens.peek().isSymbol("[") || tokens.peek().isSymbol(".")) {
      DeviceExpression base = primary.nowhere();
      primary = placed(tokens.peek().isSymbol("[") ? part(base) : component(base));
    }
    return primary;
  }

  /** Parentheses are no node; the span after them is that of what is inside. */
  private Unplaced parentheses() throws ModelSyntaxException {
    tokens.expectSymbol("(");
    Unplaced inside = operators();
    tokens.expectSymbol(")");
    return tokens.peek().is(Kind.SPAN) ? placed(inside.at(code.span())) : inside;
  }

  private Unplaced placed(DeviceExpression expression) {
    ModelToken end = tokens.peek();
    return span -> {
      if (!span.equals(SourceSpan.NOWHERE)) {
        throw tokens.error(end, "the span belongs before the parenthesis");
      }
      return expression;
    };
  }

  private DeviceExpression part(DeviceExpression view) throws ModelSyntaxException {
    ModelToken bracket = tokens.peek();
    tokens.expectSymbol("[");
    if (!(view.type() instanceof ViewType)) {
      throw tokens.error(bracket, "only a view has elements");
    }
    List<DeviceExpression> indices =
        tokens.takeSymbol("]") ? List.of() : tokens.separated(code::expression);
    if (indices.size() == 1 && tokens.takeWord("for")) {
      DeviceExpression length = expression();
      tokens.expectSymbol("]");
      return new SubView(view, indices.get(0), length, code.span());
    }
    if (!indices.isEmpty()) {
      tokens.expectSymbol("]");
    }
    return new ReadElement(view, indices, code.span());
  }

  private DeviceExpression component(DeviceExpression value) throws ModelSyntaxException {
    tokens.expectSymbol(".");
    ModelToken token = tokens.peek();
    if (!(value.type() instanceof RecordType record)) {
      throw tokens.error(token, "only a record has components");
    }
    int index =
        token.is(Kind.NUMBER) ? tokens.integer() : ModelTypes.componentIndex(record, tokens.name());
    if (index < 0 || index >= record.components().size()) {
      throw tokens.error(token, "the record has no component " + Quote.of(token.text()));
    }
    return new ReadComponent(value, index, code.span());
  }

  private DeviceExpression primary() throws ModelSyntaxException {
    ModelToken token = tokens.peek();
    if (literals.isNext()) {
      Literal literal = literals.literal();
      return new Literal(literal.type(), literal.value(), code.span());
    }
    if (token.is(Kind.VARIABLE) || token.isWord("free")) {
      return new ReadLocal(code.reference(), code.span());
    }
    ScalarType scalar = TypeReader.scalar(token);
    if (scalar != null) {
      tokens.take();
      tokens.expectSymbol("(");
      DeviceExpression operand = expression();
      tokens.expectSymbol(")");
      return new Convert(scalar, operand, code.span());
    }
    if (!tokens.isName()) {
      return operations.operation();
    }
    if (tokens.peek(1).isSymbol("(") || tokens.peek(1).isSymbol("<")) {
      return operations.call();
    }
    ConstantArray constant = code.names().constant(tokens.name());
    if (constant == null) {
      throw tokens.error(token, "no constant is declared as " + Quote.of(token.text()));
    }
    return new ConstantArrayRef(constant, code.span());
  }
}
