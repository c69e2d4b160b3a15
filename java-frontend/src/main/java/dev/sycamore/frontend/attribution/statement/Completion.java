package dev.sycamore.frontend.attribution.statement;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.expr.BooleanLiteralExpr;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.stmt.AssertStmt;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.BreakStmt;
import com.github.javaparser.ast.stmt.ContinueStmt;
import com.github.javaparser.ast.stmt.DoStmt;
import com.github.javaparser.ast.stmt.EmptyStmt;
import com.github.javaparser.ast.stmt.ExplicitConstructorInvocationStmt;
import com.github.javaparser.ast.stmt.ExpressionStmt;
import com.github.javaparser.ast.stmt.ForEachStmt;
import com.github.javaparser.ast.stmt.ForStmt;
import com.github.javaparser.ast.stmt.IfStmt;
import com.github.javaparser.ast.stmt.LabeledStmt;
import com.github.javaparser.ast.stmt.LocalClassDeclarationStmt;
import com.github.javaparser.ast.stmt.LocalRecordDeclarationStmt;
import com.github.javaparser.ast.stmt.ReturnStmt;
import com.github.javaparser.ast.stmt.Statement;
import com.github.javaparser.ast.stmt.SwitchEntry;
import com.github.javaparser.ast.stmt.SwitchStmt;
import com.github.javaparser.ast.stmt.SynchronizedStmt;
import com.github.javaparser.ast.stmt.ThrowStmt;
import com.github.javaparser.ast.stmt.TryStmt;
import com.github.javaparser.ast.stmt.UnparsableStmt;
import com.github.javaparser.ast.stmt.WhileStmt;
import com.github.javaparser.ast.stmt.YieldStmt;
import dev.sycamore.frontend.tree.LocalEnumDeclarationStmt;
import dev.sycamore.frontend.tree.SourceStatementVisitor;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Whether a statement can complete normally (JLS 14.22). */
public final class Completion extends SourceStatementVisitor<Boolean, Void> {
  private final Function<Expression, Optional<Object>> constants;

  /**
   * @param constants the values of constant expressions: of those conditions that literals alone do
   *     not settle
   */
  public Completion(Function<Expression, Optional<Object>> constants) {
    this.constants = constants;
  }

  public boolean canCompleteNormally(Statement statement) {
    return statement.accept(this, null);
  }

  @Override
  public Boolean visit(ReturnStmt node, Void none) {
    return false;
  }

  @Override
  public Boolean visit(ThrowStmt node, Void none) {
    return false;
  }

  @Override
  public Boolean visit(BreakStmt node, Void none) {
    return false;
  }

  @Override
  public Boolean visit(ContinueStmt node, Void none) {
    return false;
  }

  @Override
  public Boolean visit(YieldStmt node, Void none) {
    return false;
  }

  @Override
  public Boolean visit(BlockStmt node, Void none) {
    return all(node.getStatements());
  }

  @Override
  public Boolean visit(IfStmt node, Void none) {
    return node.getElseStmt().isEmpty()
        || canCompleteNormally(node.getThenStmt())
        || canCompleteNormally(node.getElseStmt().get());
  }

  @Override
  public Boolean visit(WhileStmt node, Void none) {
    return !isTrue(node.getCondition()) || breaksOut(node.getBody(), node);
  }

  @Override
  public Boolean visit(ForStmt node, Void none) {
    return !node.getCompare().map(this::isTrue).orElse(true) || breaksOut(node.getBody(), node);
  }

  @Override
  public Boolean visit(DoStmt node, Void none) {
    return ((canCompleteNormally(node.getBody()) || continues(node.getBody()))
            && !isTrue(node.getCondition()))
        || breaksOut(node.getBody(), node);
  }

  @Override
  public Boolean visit(LabeledStmt node, Void none) {
    return canCompleteNormally(node.getStatement())
        || breaksTo(node.getStatement(), node.getLabel().asString());
  }

  @Override
  public Boolean visit(SwitchStmt node, Void none) {
    return completes(node);
  }

  @Override
  public Boolean visit(SynchronizedStmt node, Void none) {
    return canCompleteNormally(node.getBody());
  }

  @Override
  public Boolean visit(TryStmt node, Void none) {
    return completes(node);
  }

  @Override
  public Boolean visit(AssertStmt node, Void none) {
    return true;
  }

  @Override
  public Boolean visit(ExplicitConstructorInvocationStmt node, Void none) {
    return true;
  }

  @Override
  public Boolean visit(ExpressionStmt node, Void none) {
    return true;
  }

  @Override
  public Boolean visit(ForEachStmt node, Void none) {
    return true;
  }

  @Override
  public Boolean visit(LocalClassDeclarationStmt node, Void none) {
    return true;
  }

  @Override
  public Boolean visit(LocalRecordDeclarationStmt node, Void none) {
    return true;
  }

  @Override
  public Boolean visit(LocalEnumDeclarationStmt node, Void none) {
    return true;
  }

  @Override
  public Boolean visit(UnparsableStmt node, Void none) {
    return true;
  }

  @Override
  protected Boolean visitEmpty(EmptyStmt node, Void none) {
    return true;
  }

  private boolean all(List<Statement> statements) {
    return statements.stream().allMatch(this::canCompleteNormally);
  }

  private boolean completes(TryStmt attempt) {
    if (attempt.getFinallyBlock().filter(f -> !canCompleteNormally(f)).isPresent()) {
      return false;
    }
    return canCompleteNormally(attempt.getTryBlock())
        || attempt.getCatchClauses().stream().anyMatch(c -> canCompleteNormally(c.getBody()));
  }

  private boolean completes(SwitchStmt choice) {
    List<SwitchEntry> entries = choice.getEntries();
    boolean exhaustive = entries.stream().anyMatch(e -> e.isDefault() || hasPattern(e));
    if (!exhaustive || entries.isEmpty() || breaksOut(choice, choice)) {
      return true;
    }
    boolean arrows =
        entries.stream().anyMatch(e -> e.getType() != SwitchEntry.Type.STATEMENT_GROUP);
    if (arrows) {
      return entries.stream()
          .anyMatch(e -> e.getType() == SwitchEntry.Type.EXPRESSION || all(e.getStatements()));
    }
    return all(entries.get(entries.size() - 1).getStatements());
  }

  private static boolean hasPattern(SwitchEntry entry) {
    return entry.getLabels().stream().anyMatch(Expression::isPatternExpr);
  }

  private boolean isTrue(Expression condition) {
    if (condition instanceof EnclosedExpr enclosed) {
      return isTrue(enclosed.getInner());
    }
    return condition instanceof BooleanLiteralExpr literal
        ? literal.getValue()
        : constants.apply(condition).filter(Boolean.TRUE::equals).isPresent();
  }

  /** Whether a break without label inside {@code node} leaves {@code target}. */
  // Nodes are equal if their text is; here the very node is meant.
  @SuppressWarnings("ReferenceEquality")
  static boolean breaksOut(Node node, Statement target) {
    if (node instanceof BreakStmt jump) {
      return jump.getLabel().isEmpty();
    }
    if ((node != target && (isLoop(node) || node instanceof SwitchStmt)) || isOtherBody(node)) {
      return false;
    }
    return node.getChildNodes().stream().anyMatch(child -> breaksOut(child, target));
  }

  private static boolean continues(Node node) {
    if (node instanceof ContinueStmt) {
      return true;
    }
    return !isOtherBody(node) && node.getChildNodes().stream().anyMatch(Completion::continues);
  }

  private static boolean breaksTo(Node node, String label) {
    if (node instanceof BreakStmt jump) {
      return jump.getLabel().filter(l -> l.asString().equals(label)).isPresent();
    }
    return !isOtherBody(node)
        && node.getChildNodes().stream().anyMatch(child -> breaksTo(child, label));
  }

  private static boolean isLoop(Node node) {
    return node instanceof WhileStmt
        || node instanceof DoStmt
        || node instanceof ForStmt
        || node instanceof ForEachStmt;
  }

  private static boolean isOtherBody(Node node) {
    return node instanceof Expression || node instanceof BodyDeclaration;
  }
}
