package dev.sycamore.outliner.lowering.choice;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.CallableDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.ForEachStmt;
import com.github.javaparser.ast.stmt.ForStmt;
import com.github.javaparser.ast.stmt.SwitchEntry;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import java.util.Optional;

/**
 * Holds an array against the variables that may refer to it. A private array has one place in
 * memory for all rounds of a loop, and ends with its block: no variable may outlive it.
 */
final class OriginLifetime {
  private final FunctionContext context;

  OriginLifetime(FunctionContext context) {
    this.context = context;
  }

  @SuppressWarnings("ReferenceEquality") // Blocks are equal if they are written alike.
  private static boolean isOutside(Node code, Node block) {
    return block != code && !block.isAncestorOf(code);
  }

  /** Refuses an origin that does not live as long as the variable of a declaration. */
  void check(Node origin, Node declaration) {
    Optional<VariableDeclarator> made = declarator(origin);
    if (made.isEmpty() || !context.code().isAncestorOf(made.get())) {
      return;
    }
    Node user = declaration instanceof Parameter ? context.code() : block(declaration);
    if (isOutside(user, block(made.get()))) {
      throw context
          .faults()
          .refuseWithHelp(
              DiagnosticId.ARRAY,
              made.get(),
              "declare it in the block of `" + name(declaration) + "`, or in one around that",
              "an array that ends before the variable `" + name(declaration) + "`");
    }
  }

  private static Optional<VariableDeclarator> declarator(Node origin) {
    if (origin instanceof VariableDeclarator declarator) {
      return Optional.of(declarator);
    }
    return origin
        .getParentNode()
        .filter(parent -> parent instanceof VariableDeclarator && ArrayOrigins.isCreation(origin))
        .map(VariableDeclarator.class::cast);
  }

  private static String name(Node declaration) {
    return declaration instanceof VariableDeclarator declarator
        ? declarator.getNameAsString()
        : ((Parameter) declaration).getNameAsString();
  }

  private static Node block(Node declaration) {
    Node node = declaration.getParentNode().orElseThrow();
    while (!isBlock(node)) {
      node = node.getParentNode().orElseThrow();
    }
    return node;
  }

  private static boolean isBlock(Node node) {
    return node instanceof BlockStmt
        || node instanceof ForStmt
        || node instanceof ForEachStmt
        || node instanceof SwitchEntry
        || node instanceof LambdaExpr
        || node instanceof CallableDeclaration;
  }
}
