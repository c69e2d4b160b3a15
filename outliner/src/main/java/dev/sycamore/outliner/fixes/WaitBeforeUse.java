package dev.sycamore.outliner.fixes;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.Statement;
import dev.sycamore.diagnostics.Fix;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.frontend.tree.SyntaxNodes;
import java.util.List;
import java.util.Optional;

/** Waits for the queue of a launch before the statement that uses an array of the launch. */
final class WaitBeforeUse implements FixRule {

  @Override
  public Optional<Fix> fix(FaultyCode code) {
    return code.node(Expression.class)
        .flatMap(use -> launch(code).flatMap(launch -> fix(code, use, launch)));
  }

  private static Optional<MethodCallExpr> launch(FaultyCode code) {
    return FaultyCode.node(
        code.unit(), code.diagnostic().notes().get(0).at(), MethodCallExpr.class, call -> true);
  }

  private static Optional<Fix> fix(FaultyCode code, Expression use, MethodCallExpr launch) {
    Expression queue = launch.getScope().orElseThrow();
    return statementOf(use, launch)
        .filter(statement -> isKnownThere(code, queue, statement))
        .flatMap(
            statement -> {
              FixEdits edits = new FixEdits(code.unit());
              String wait = edits.textOf(queue) + ".await()";
              LaunchStatement.insertBefore(statement, wait + ";", edits);
              return edits.fix("wait with `" + wait + "`");
            });
  }

  /** The statement with a use that comes after that of the launch in the same block. */
  private static Optional<Statement> statementOf(Expression use, MethodCallExpr launch) {
    Node at = launch;
    while (at.getParentNode().isPresent()) {
      Node parent = at.getParentNode().get();
      if (parent instanceof BlockStmt block && block.isAncestorOf(use)) {
        List<Statement> statements = block.getStatements();
        boolean launched = false;
        for (Statement statement : statements) {
          if (launched && statement.isAncestorOf(use)) {
            return Optional.of(statement);
          }
          launched |= SyntaxNodes.same(statement, at);
        }
        return Optional.empty();
      }
      at = parent;
    }
    return Optional.empty();
  }

  /** A queue of an inner block is not known after that. */
  private static boolean isKnownThere(FaultyCode code, Expression queue, Statement statement) {
    if (queue instanceof FieldAccessExpr field) {
      return field.getScope().isThisExpr();
    }
    return queue instanceof NameExpr
        && !(code.attribution().denotationOf(queue).orElse(null) instanceof Denotation.Local local
            && !isBefore(local.declaration(), statement));
  }

  /** Whether what a node declares is in scope at a statement of a block: around it, or in it. */
  private static boolean isBefore(Node declaration, Statement statement) {
    Node block = statement.getParentNode().orElseThrow();
    Node scope = declaration;
    while (scope.getParentNode().isPresent() && !isScope(scope)) {
      scope = scope.getParentNode().get();
    }
    return SyntaxNodes.same(scope, block) || scope.isAncestorOf(block);
  }

  private static boolean isScope(Node node) {
    return node instanceof BlockStmt
        || (node instanceof Statement && !(node.getParentNode().orElse(null) instanceof BlockStmt))
        || node instanceof com.github.javaparser.ast.stmt.TryStmt
        || node instanceof com.github.javaparser.ast.body.CallableDeclaration<?>;
  }
}
