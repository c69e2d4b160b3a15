package dev.sycamore.outliner.lowering.statement;

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
import dev.sycamore.outliner.lowering.function.FunctionBody;
import java.util.List;
import java.util.Optional;

/** The bodies of methods and lambdas. */
public final class BodyLowering {

  private BodyLowering() {}

  /** A block, or the expression of a lambda. */
  public static FunctionBody of(Node body) {
    return lowering -> lower(lowering, body);
  }

  private static Block lower(FunctionContext lowering, Node body) {
    if (body instanceof BlockStmt block) {
      return lowering.statements().block(block);
    }
    ExpressionStmt given = (ExpressionStmt) body;
    return lowering.returnType() == VoidType.VOID
        ? lowering.statements().block((Statement) given)
        : result(lowering, given.getExpression());
  }

  /** A body that gives the value of an expression. */
  public static Block result(FunctionContext lowering, Expression e) {
    SourceSpan span = lowering.spanOf(e);
    return new Block(
        List.of(
            new Return(
                Optional.of(lowering.expressions().converted(e, lowering.returnType())), span)),
        span);
  }
}
