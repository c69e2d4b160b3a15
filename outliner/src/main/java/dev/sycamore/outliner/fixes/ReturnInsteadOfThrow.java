package dev.sycamore.outliner.fixes;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.CallableDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.SwitchExpr;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.IfStmt;
import com.github.javaparser.ast.stmt.SwitchEntry;
import com.github.javaparser.ast.stmt.ThrowStmt;
import dev.sycamore.diagnostics.Fix;
import dev.sycamore.frontend.tree.SyntaxNodes;
import java.util.Optional;

/** Returns from code without a result instead of throwing. */
final class ReturnInsteadOfThrow implements FixRule {

  @Override
  public Optional<Fix> fix(FaultyCode code) {
    return code.node(ThrowStmt.class)
        .filter(ReturnInsteadOfThrow::isReplaceable)
        .filter(statement -> returnsNothing(code, statement))
        .flatMap(
            statement ->
                new FixEdits(code.unit())
                    .replace(statement, "return;")
                    .fix("return without an error instead of throwing"));
  }

  private static boolean isReplaceable(ThrowStmt statement) {
    Node parent = statement.getParentNode().orElseThrow();
    return parent instanceof BlockStmt
        || parent instanceof IfStmt
        || (parent instanceof SwitchEntry entry
            && entry.getType() == SwitchEntry.Type.STATEMENT_GROUP);
  }

  private static boolean returnsNothing(FaultyCode code, ThrowStmt statement) {
    Node around = statement;
    while (around.getParentNode().isPresent()) {
      around = around.getParentNode().get();
      if (around instanceof SwitchExpr) {
        return false;
      } else if (around instanceof LambdaExpr lambda) {
        return code.kernelAround(statement)
            .filter(kernel -> SyntaxNodes.same(kernel, lambda))
            .isPresent();
      } else if (around instanceof CallableDeclaration<?>) {
        return around instanceof MethodDeclaration method && method.getType().isVoidType();
      }
    }
    return false;
  }
}
