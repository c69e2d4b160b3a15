package dev.sycamore.outliner.fixes;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.DoStmt;
import com.github.javaparser.ast.stmt.ExplicitConstructorInvocationStmt;
import com.github.javaparser.ast.stmt.ForEachStmt;
import com.github.javaparser.ast.stmt.ForStmt;
import com.github.javaparser.ast.stmt.Statement;
import com.github.javaparser.ast.stmt.SwitchEntry;
import com.github.javaparser.ast.stmt.WhileStmt;
import java.util.Optional;

/** The statement that a kernel is written in, where another one can stand before it. */
final class LaunchStatement {

  private LaunchStatement() {}

  /**
   * The statement around a kernel before which a variable can be declared that is read once for
   * each launch; empty if there is none, as in an initialiser of a field or a loop without block.
   */
  static Optional<Statement> of(LambdaExpr kernel) {
    Optional<Node> around = kernel.getParentNode();
    while (around.isPresent()) {
      Node node = around.get();
      if (node instanceof ExplicitConstructorInvocationStmt || isLoop(node)) {
        return Optional.empty();
      } else if (node instanceof Statement statement && isInBlock(statement)) {
        return Optional.of(statement);
      } else if (node instanceof com.github.javaparser.ast.body.BodyDeclaration<?>) {
        return Optional.empty();
      }
      around = node.getParentNode();
    }
    return Optional.empty();
  }

  private static boolean isLoop(Node node) {
    return node instanceof ForStmt
        || node instanceof ForEachStmt
        || node instanceof WhileStmt
        || node instanceof DoStmt;
  }

  private static boolean isInBlock(Statement statement) {
    Node parent = statement.getParentNode().orElse(null);
    return parent instanceof BlockStmt
        || (parent instanceof SwitchEntry entry
            && entry.getType() == SwitchEntry.Type.STATEMENT_GROUP);
  }

  /** Adds a statement before another one, in a line of its own if that has one. */
  static void insertBefore(Node statement, String added, FixEdits edits) {
    int at = edits.startOf(statement);
    String separator = edits.indentation(at).map(indent -> edits.lineEnd() + indent).orElse(" ");
    edits.insert(at, added + separator);
  }
}
