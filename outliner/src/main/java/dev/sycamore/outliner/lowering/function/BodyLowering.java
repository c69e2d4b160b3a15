package dev.sycamore.outliner.lowering.function;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.ExpressionStmt;
import com.github.javaparser.ast.stmt.Statement;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.Return;
import dev.sycamore.model.type.VoidType;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import java.util.List;
import java.util.Optional;

/** The bodies of methods and lambdas. */
public final class BodyLowering {

  private BodyLowering() {}

  /** A block, or the expression of a lambda. */
  public static FunctionBody of(Node body) {
    return context -> lower(context, body);
  }

  private static Block lower(FunctionContext context, Node body) {
    if (body instanceof BlockStmt block) {
      return context.statements().block(block);
    }
    ExpressionStmt given = (ExpressionStmt) body;
    return context.returnType() == VoidType.VOID
        ? context.statements().block((Statement) given)
        : result(context, given.getExpression());
  }

  /** A body that gives the value of an expression. */
  public static Block result(FunctionContext context, Expression e) {
    SourceSpan span = context.spanOf(e);
    return new Block(
        List.of(
            new Return(
                Optional.of(context.expressions().converted(e, context.returnType())), span)),
        span);
  }
}
