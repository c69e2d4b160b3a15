package dev.sycamore.outliner.waits;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.ArrayAccessExpr;
import com.github.javaparser.ast.expr.ArrayCreationExpr;
import com.github.javaparser.ast.expr.ArrayInitializerExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.ExpressionStmt;
import com.github.javaparser.ast.stmt.ForEachStmt;
import com.github.javaparser.ast.stmt.TryStmt;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.tree.SyntaxNodes;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Queues, events and arrays that nothing but the body of a method knows, so that no other code can
 * wait for them.
 */
final class PrivateNames {
  private static final Set<String> WITHOUT_EVENT =
      Set.of("await", "close", "device", "onError", "read");

  private final ParsedUnit unit;
  private final BlockStmt body;
  private final List<NameExpr> names;

  PrivateNames(ParsedUnit unit, BlockStmt body) {
    this.unit = unit;
    this.body = body;
    this.names = body.findAll(NameExpr.class);
  }

  /** Whether a queue is opened in the method, and it and its events are used nowhere else. */
  boolean hasQueue(Expression queue) {
    return queue instanceof NameExpr name
        && initializerOf(name)
            .filter(
                value ->
                    value instanceof MethodCallExpr open
                        && open.getNameAsString().equals("open")
                        && SycamoreCalls.isOf("DeviceQueue", open, unit))
            .isPresent()
        && usesOf(name.getNameAsString()).allMatch(this::isQueueUse);
  }

  /** Whether an array is made in the method, and is kept nowhere else. */
  boolean hasArray(LaunchedArray array) {
    return !array.isField()
        && usesOf(array.name()).allMatch(this::isArrayUse)
        && usesOf(array.name())
            .findFirst()
            .flatMap(this::initializerOf)
            .filter(PrivateNames::isCreation)
            .isPresent();
  }

  /** Whether a name is that of a local variable of this method that begins with a new array. */
  boolean isNewArray(Expression array) {
    return array instanceof NameExpr name
        && initializerOf(name).filter(PrivateNames::isCreation).isPresent();
  }

  private static boolean isCreation(Expression e) {
    return e instanceof ArrayCreationExpr || e instanceof ArrayInitializerExpr;
  }

  /** The initializer of the local variable of this method that a name denotes. */
  private Optional<Expression> initializerOf(NameExpr name) {
    return unit.attribution().denotationOf(name).orElse(null) instanceof Denotation.Local local
            && local.declaration() instanceof VariableDeclarator variable
            && body.isAncestorOf(variable)
        ? variable.getInitializer()
        : Optional.empty();
  }

  /** The type of an array, where the method names it. */
  Optional<JavaType> typeOf(LaunchedArray array) {
    return usesOf(array.name())
        .filter(name -> array.is(name, unit))
        .findFirst()
        .flatMap(unit.attribution()::typeOf);
  }

  private java.util.stream.Stream<NameExpr> usesOf(String name) {
    return names.stream().filter(n -> n.getNameAsString().equals(name));
  }

  private boolean isQueueUse(NameExpr queue) {
    Node parent = queue.getParentNode().orElseThrow();
    if (parent instanceof TryStmt) {
      return !isElsewhere(queue);
    }
    return isReceiver(queue)
        && !isElsewhere(queue)
        && (WITHOUT_EVENT.contains(((MethodCallExpr) parent).getNameAsString())
            || isEventKept((MethodCallExpr) parent));
  }

  /** Whether the event of a command is not given to anybody. */
  private boolean isEventKept(MethodCallExpr command) {
    Node parent = command.getParentNode().orElseThrow();
    if (parent instanceof VariableDeclarator event) {
      return usesOf(event.getNameAsString()).allMatch(e -> isReceiver(e) && !isElsewhere(e));
    }
    return parent instanceof ExpressionStmt || isReceiver(command);
  }

  private static boolean isReceiver(Expression e) {
    return e.getParentNode().orElse(null) instanceof MethodCallExpr call
        && call.getScope().filter(scope -> SyntaxNodes.same(scope, e)).isPresent();
  }

  private boolean isArrayUse(NameExpr array) {
    Node parent = array.getParentNode().orElseThrow();
    // A kernel is such code too, but it keeps no arrays.
    return parent instanceof ArrayAccessExpr
        || parent instanceof FieldAccessExpr
        || parent instanceof ForEachStmt
        || (parent instanceof MethodCallExpr && !isElsewhere(array));
  }

  /** Whether a node is in a lambda or a class, which may be executed elsewhere. */
  private boolean isElsewhere(Node node) {
    Node at = node;
    while (!SyntaxNodes.same(at, body)) {
      if (at instanceof LambdaExpr || at instanceof BodyDeclaration<?>) {
        return true;
      }
      at = at.getParentNode().orElseThrow();
    }
    return false;
  }
}
