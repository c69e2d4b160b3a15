package dev.sycamore.model.text;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.DeviceStatement;

/** Reads the code of functions and kernels: what readers of statements and expressions share. */
final class CodeReader {

  private final ModelTokens tokens;
  private final ReadNames names;
  private final TypeReader types;
  private final StatementReader statements;
  private final ExpressionReader expressions;

  CodeReader(ModelTokens tokens, ReadNames names, TypeReader types) {
    this.tokens = tokens;
    this.names = names;
    this.types = types;
    this.statements = new StatementReader(this, tokens);
    this.expressions = new ExpressionReader(this, tokens);
  }

  DeviceExpression expression() throws ModelSyntaxException {
    return expressions.expression();
  }

  StatementReader statements() {
    return statements;
  }

  DeviceStatement statement() throws ModelSyntaxException {
    return statements.statement();
  }

  TypeReader types() {
    return types;
  }

  ReadNames names() {
    return names;
  }

  SourceSpan span() throws ModelSyntaxException {
    return names.span(tokens);
  }

  Variable reference() throws ModelSyntaxException {
    return types.reference();
  }

  /** The body of a function or kernel. */
  Block body() throws ModelSyntaxException {
    SourceSpan span = span();
    tokens.expectSymbol("{");
    return new Block(statements.toBrace(), span);
  }
}
