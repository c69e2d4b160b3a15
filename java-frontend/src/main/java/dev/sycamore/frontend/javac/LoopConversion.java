package dev.sycamore.frontend.javac;

import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.VariableDeclarationExpr;
import com.github.javaparser.ast.stmt.DoStmt;
import com.github.javaparser.ast.stmt.ForEachStmt;
import com.github.javaparser.ast.stmt.ForStmt;
import com.github.javaparser.ast.stmt.Statement;
import com.github.javaparser.ast.stmt.WhileStmt;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;

/** Loops, without their ranges. */
final class LoopConversion {
  private final FileConversion file;
  private final TokenCursor cursor;

  LoopConversion(FileConversion file) {
    this.file = file;
    this.cursor = file.cursor;
  }

  WhileStmt whileLoop(WhileLoopTree tree) {
    cursor.expect("while");
    Expression condition = file.statements.condition(tree.getCondition());
    return new WhileStmt(null, condition, file.statements.statement(tree.getStatement()));
  }

  DoStmt doLoop(DoWhileLoopTree tree) {
    cursor.expect("do");
    Statement body = file.statements.statement(tree.getStatement());
    cursor.expect("while");
    Expression condition = file.statements.condition(tree.getCondition());
    cursor.expect(';');
    return new DoStmt(null, body, condition);
  }

  ForEachStmt forEach(EnhancedForLoopTree tree) {
    cursor.expect("for");
    cursor.expect('(');
    VariableDeclarationExpr variable =
        file.variables.local(tree.getVariable(), Collections.emptyIterator());
    cursor.expect(':');
    Expression elements = file.expressions.expression(tree.getExpression());
    cursor.expect(')');
    return new ForEachStmt(
        null, variable, elements, file.statements.statement(tree.getStatement()));
  }

  ForStmt forLoop(ForLoopTree tree) {
    cursor.expect("for");
    cursor.expect('(');
    NodeList<Expression> begin = initialization(tree.getInitializer());
    cursor.expect(';');
    Expression condition =
        tree.getCondition() == null ? null : file.expressions.expression(tree.getCondition());
    cursor.expect(';');
    NodeList<Expression> update = new NodeList<>();
    expressions(tree.getUpdate().iterator(), update);
    cursor.expect(')');
    return new ForStmt(
        null, begin, condition, update, file.statements.statement(tree.getStatement()));
  }

  private NodeList<Expression> initialization(List<? extends StatementTree> trees) {
    NodeList<Expression> begin = new NodeList<>();
    Iterator<? extends StatementTree> all = trees.iterator();
    if (!trees.isEmpty() && trees.get(0) instanceof VariableTree variable) {
      all.next();
      begin.add(file.variables.local(variable, all));
    }
    expressions(all, begin);
    return begin;
  }

  private void expressions(
      Iterator<? extends StatementTree> trees, NodeList<Expression> expressions) {
    while (trees.hasNext()) {
      if (!expressions.isEmpty()) {
        cursor.expect(',');
      }
      expressions.add(
          file.expressions.expression(((ExpressionStatementTree) trees.next()).getExpression()));
    }
  }
}
