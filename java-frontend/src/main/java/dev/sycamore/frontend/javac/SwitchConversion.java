package dev.sycamore.frontend.javac;

import com.github.javaparser.Position;
import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.SwitchExpr;
import com.github.javaparser.ast.stmt.ExpressionStmt;
import com.github.javaparser.ast.stmt.Statement;
import com.github.javaparser.ast.stmt.SwitchEntry;
import com.github.javaparser.ast.stmt.SwitchStmt;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreeScanner;
import java.util.List;

/** {@code switch}, as a statement and as an expression. */
final class SwitchConversion {
  private final FileConversion file;
  private final TokenCursor cursor;
  private final PatternConversion patterns;

  SwitchConversion(FileConversion file) {
    this.file = file;
    this.cursor = file.cursor;
    this.patterns = new PatternConversion(file);
  }

  SwitchStmt statement(SwitchTree tree) {
    Position first = cursor.begin();
    cursor.expect("switch");
    Expression selector = file.statements.condition(tree.getExpression());
    NodeList<SwitchEntry> entries = entries(tree.getCases());
    return cursor.from(first, new SwitchStmt(null, selector, entries));
  }

  SwitchExpr expression(SwitchExpressionTree tree) {
    Position first = cursor.begin();
    cursor.expect("switch");
    Expression selector = file.statements.condition(tree.getExpression());
    NodeList<SwitchEntry> entries = entries(tree.getCases());
    return cursor.from(first, new SwitchExpr(null, selector, entries));
  }

  private NodeList<SwitchEntry> entries(List<? extends CaseTree> cases) {
    NodeList<SwitchEntry> entries = new NodeList<>();
    cursor.expect('{');
    for (CaseTree each : cases) {
      Position first = cursor.begin();
      entries.add(cursor.from(first, entry(each)));
    }
    cursor.expect('}');
    return entries;
  }

  private SwitchEntry entry(CaseTree tree) {
    NodeList<Expression> labels = new NodeList<>();
    boolean isDefault = cursor.accept("default");
    Expression guard = null;
    if (!isDefault) {
      cursor.expect("case");
      isDefault = labels(tree, labels);
      if (cursor.accept("when")) {
        guard = file.expressions.expression(Guard.of(tree));
      }
    }
    if (cursor.accept(':')) {
      NodeList<Statement> statements = file.statements.statements(tree.getStatements());
      return new SwitchEntry(
          null, labels, SwitchEntry.Type.STATEMENT_GROUP, statements, isDefault, guard);
    }
    cursor.expect("->");
    SwitchEntry.Type type =
        switch (tree.getBody().getKind()) {
          case BLOCK -> SwitchEntry.Type.BLOCK;
          case THROW -> SwitchEntry.Type.THROWS_STATEMENT;
          default -> SwitchEntry.Type.EXPRESSION;
        };
    return new SwitchEntry(null, labels, type, body(tree.getBody(), type), isDefault, guard);
  }

  private NodeList<Statement> body(Tree tree, SwitchEntry.Type type) {
    if (type != SwitchEntry.Type.EXPRESSION) {
      return new NodeList<>(file.statements.statement((StatementTree) tree));
    }
    Position first = cursor.begin();
    Expression expression =
        file.expressions.expression(
            tree instanceof ExpressionStatementTree statement
                ? statement.getExpression()
                : (ExpressionTree) tree);
    cursor.expect(';');
    return new NodeList<>(cursor.from(first, new ExpressionStmt(null, expression)));
  }

  /** Adds the labels of a case; whether {@code default} is among them. */
  private boolean labels(CaseTree tree, NodeList<Expression> labels) {
    for (ExpressionTree constant : tree.getExpressions()) {
      if (!labels.isEmpty()) {
        cursor.expect(',');
      }
      labels.add(file.expressions.expression(constant));
    }
    if (!labels.isEmpty()) {
      boolean more = cursor.accept(',');
      if (more) {
        cursor.expect("default");
      }
      return more;
    }
    do {
      labels.add(patterns.pattern());
    } while (cursor.accept(','));
    return false;
  }

  /**
   * Finds the guard of a case, for which Java 17 has no method yet: the first of the trees in it
   * that is an expression, after labels that are none.
   */
  private static final class Guard extends TreeScanner<Void, Void> {
    private ExpressionTree found;

    static ExpressionTree of(CaseTree tree) {
      Guard guard = new Guard();
      guard.visitCase(tree, null);
      if (guard.found == null) {
        throw new UnconvertedException("case without a guard");
      }
      return guard.found;
    }

    @Override
    public Void scan(Tree tree, Void unused) {
      if (found == null && tree instanceof ExpressionTree expression) {
        found = expression;
      }
      return null;
    }
  }
}
