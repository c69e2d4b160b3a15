package dev.sycamore.frontend.javac;

import com.github.javaparser.Position;
import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.MethodReferenceExpr;
import com.github.javaparser.ast.expr.SimpleName;
import com.github.javaparser.ast.expr.TypeExpr;
import com.github.javaparser.ast.stmt.ExpressionStmt;
import com.github.javaparser.ast.stmt.Statement;
import com.github.javaparser.ast.type.Type;
import com.github.javaparser.ast.type.UnknownType;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.VariableTree;
import dev.sycamore.frontend.text.TokenKind;
import java.util.List;

/** Lambdas and method references. */
final class FunctionConversion {
  private final FileConversion file;
  private final TokenCursor cursor;

  FunctionConversion(FileConversion file) {
    this.file = file;
    this.cursor = file.cursor;
  }

  LambdaExpr lambda(LambdaExpressionTree tree) {
    Position first = cursor.begin();
    boolean inParentheses = cursor.is('(');
    NodeList<Parameter> parameters =
        inParentheses ? parameters(tree.getParameters()) : new NodeList<>(inferred());
    cursor.expect("->");
    Statement body =
        tree.getBody() instanceof BlockTree block
            ? file.statements.block(block)
            : expressionBody((ExpressionTree) tree.getBody());
    return cursor.from(first, new LambdaExpr(null, parameters, body, inParentheses));
  }

  private ExpressionStmt expressionBody(ExpressionTree tree) {
    Position first = cursor.begin();
    Expression value = file.expressions.expression(tree);
    return cursor.from(first, new ExpressionStmt(null, value));
  }

  private NodeList<Parameter> parameters(List<? extends VariableTree> trees) {
    int open = cursor.offset();
    cursor.expect('(');
    boolean isInferred = cursor.isWord() && (cursor.nextIs(",") || cursor.nextIs(")"));
    if (!isInferred) {
      cursor.moveTo(open);
      return file.variables.parameters(trees);
    }
    NodeList<Parameter> parameters = new NodeList<>();
    do {
      parameters.add(inferred());
    } while (cursor.accept(','));
    cursor.expect(')');
    return parameters;
  }

  /** A parameter that is only a name. */
  private Parameter inferred() {
    Position first = cursor.begin();
    SimpleName name = cursor.simpleName();
    return cursor.from(
        first,
        new Parameter(
            null,
            new NodeList<>(),
            new NodeList<>(),
            new UnknownType(),
            false,
            new NodeList<>(),
            name));
  }

  MethodReferenceExpr reference(MemberReferenceTree tree) {
    Position first = cursor.begin();
    ExpressionTree qualifier = tree.getQualifierExpression();
    Expression scope =
        ExpressionConversion.isType(qualifier) ? type() : file.expressions.expression(qualifier);
    cursor.expect("::");
    NodeList<Type> typeArguments = cursor.is('<') ? file.types.arguments() : null;
    String method = cursor.expect(TokenKind.WORD);
    return cursor.from(first, new MethodReferenceExpr(null, scope, typeArguments, method));
  }

  private TypeExpr type() {
    Position first = cursor.begin();
    Type type = file.types.annotatedType();
    return cursor.from(first, new TypeExpr(null, type));
  }

  /**
   * Whether this is a method reference that the parser takes for one of the cast before it, as it
   * does unless it sees a type or {@code super} before the colons.
   */
  boolean isAfterCast(ExpressionTree operand) {
    return operand instanceof MemberReferenceTree reference
        && !ExpressionConversion.isType(reference.getQualifierExpression())
        && !(reference.getQualifierExpression() instanceof IdentifierTree name
            && name.getName().contentEquals("super"));
  }
}
