package dev.sycamore.frontend.javac;

import com.github.javaparser.Position;
import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.body.RecordDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.SimpleName;
import com.github.javaparser.ast.expr.VariableDeclarationExpr;
import com.github.javaparser.ast.stmt.AssertStmt;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.BreakStmt;
import com.github.javaparser.ast.stmt.ContinueStmt;
import com.github.javaparser.ast.stmt.EmptyStmt;
import com.github.javaparser.ast.stmt.ExplicitConstructorInvocationStmt;
import com.github.javaparser.ast.stmt.ExpressionStmt;
import com.github.javaparser.ast.stmt.IfStmt;
import com.github.javaparser.ast.stmt.LabeledStmt;
import com.github.javaparser.ast.stmt.LocalClassDeclarationStmt;
import com.github.javaparser.ast.stmt.LocalRecordDeclarationStmt;
import com.github.javaparser.ast.stmt.ReturnStmt;
import com.github.javaparser.ast.stmt.Statement;
import com.github.javaparser.ast.stmt.SynchronizedStmt;
import com.github.javaparser.ast.stmt.ThrowStmt;
import com.github.javaparser.ast.stmt.YieldStmt;
import com.github.javaparser.ast.type.Type;
import com.sun.source.tree.AssertTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.BreakTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ContinueTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.tree.YieldTree;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;

/** Statements. */
final class StatementConversion {
  private final FileConversion file;
  private final TokenCursor cursor;
  private final SwitchConversion switches;
  private final TryConversion tries;
  private final LoopConversion loops;

  StatementConversion(FileConversion file) {
    this.file = file;
    this.cursor = file.cursor;
    this.switches = new SwitchConversion(file);
    this.tries = new TryConversion(file);
    this.loops = new LoopConversion(file);
  }

  SwitchConversion switches() {
    return switches;
  }

  BlockStmt block(BlockTree tree) {
    Position first = cursor.begin();
    cursor.expect('{');
    NodeList<Statement> statements = statements(tree.getStatements());
    cursor.expect('}');
    return cursor.from(first, new BlockStmt(null, statements));
  }

  NodeList<Statement> statements(List<? extends StatementTree> trees) {
    NodeList<Statement> statements = new NodeList<>();
    Iterator<? extends StatementTree> all = trees.iterator();
    while (all.hasNext()) {
      statements.add(statement(all.next(), all));
    }
    return statements;
  }

  /** A statement that declares nothing. */
  Statement statement(StatementTree tree) {
    return statement(tree, Collections.emptyIterator());
  }

  private Statement statement(StatementTree tree, Iterator<? extends StatementTree> more) {
    Position first = cursor.begin();
    return switch (tree.getKind()) {
      case BLOCK -> block((BlockTree) tree);
      case SWITCH -> switches.statement((SwitchTree) tree);
      case TRY -> tries.statement((TryTree) tree);
      default -> cursor.from(first, simple(tree, more));
    };
  }

  /** A statement from its first to its last token. */
  private Statement simple(StatementTree tree, Iterator<? extends StatementTree> more) {
    return switch (tree.getKind()) {
      case EXPRESSION_STATEMENT -> expressionStatement((ExpressionStatementTree) tree);
      case VARIABLE -> variable((VariableTree) tree, more);
      case IF -> ifStatement((IfTree) tree);
      case FOR_LOOP -> loops.forLoop((ForLoopTree) tree);
      case ENHANCED_FOR_LOOP -> loops.forEach((EnhancedForLoopTree) tree);
      case WHILE_LOOP -> loops.whileLoop((WhileLoopTree) tree);
      case DO_WHILE_LOOP -> loops.doLoop((DoWhileLoopTree) tree);
      case RETURN -> returnStatement((ReturnTree) tree);
      case BREAK -> breakStatement((BreakTree) tree);
      case CONTINUE -> continueStatement((ContinueTree) tree);
      case THROW -> throwStatement((ThrowTree) tree);
      case YIELD -> yieldStatement((YieldTree) tree);
      case ASSERT -> assertStatement((AssertTree) tree);
      case LABELED_STATEMENT -> labeled((LabeledStatementTree) tree);
      case SYNCHRONIZED -> synchronizedStatement((SynchronizedTree) tree);
      case EMPTY_STATEMENT -> empty();
      case CLASS, INTERFACE, RECORD -> declaration((ClassTree) tree);
      default -> throw new UnconvertedException(tree.getKind().name());
    };
  }

  private EmptyStmt empty() {
    cursor.expect(';');
    return new EmptyStmt(null);
  }

  private Statement declaration(ClassTree tree) {
    TypeDeclaration<?> declaration = file.declarations.declaration(tree);
    return declaration instanceof RecordDeclaration declaredRecord
        ? new LocalRecordDeclarationStmt(null, declaredRecord)
        : new LocalClassDeclarationStmt(null, (ClassOrInterfaceDeclaration) declaration);
  }

  private ExpressionStmt variable(VariableTree tree, Iterator<? extends StatementTree> more) {
    VariableDeclarationExpr declaration = file.variables.local(tree, more);
    cursor.expect(';');
    return new ExpressionStmt(null, declaration);
  }

  private Statement expressionStatement(ExpressionStatementTree tree) {
    if (tree.getExpression() instanceof MethodInvocationTree call && isConstructor(call)) {
      return constructorCall(call);
    }
    Expression expression = file.expressions.expression(tree.getExpression());
    cursor.expect(';');
    return new ExpressionStmt(null, expression);
  }

  private boolean isConstructor(MethodInvocationTree call) {
    if (call.getMethodSelect() instanceof IdentifierTree) {
      return cursor.is("this") || cursor.is("super") || cursor.is('<');
    }
    return call.getMethodSelect() instanceof MemberSelectTree select
        && select.getIdentifier().contentEquals("super");
  }

  private ExplicitConstructorInvocationStmt constructorCall(MethodInvocationTree call) {
    Expression outer = null;
    if (call.getMethodSelect() instanceof MemberSelectTree select) {
      outer = file.expressions.expression(select.getExpression());
      cursor.expect('.');
    }
    NodeList<Type> typeArguments = cursor.is('<') ? file.types.arguments() : null;
    boolean isThis = cursor.accept("this");
    if (!isThis) {
      cursor.expect("super");
    }
    NodeList<Expression> arguments = file.expressions.arguments(call.getArguments());
    cursor.expect(';');
    return new ExplicitConstructorInvocationStmt(null, typeArguments, isThis, outer, arguments);
  }

  /** An expression in the parentheses that belong to a statement. */
  Expression condition(ExpressionTree tree) {
    cursor.expect('(');
    Expression condition = file.expressions.expression(((ParenthesizedTree) tree).getExpression());
    cursor.expect(')');
    return condition;
  }

  private IfStmt ifStatement(IfTree tree) {
    cursor.expect("if");
    Expression condition = condition(tree.getCondition());
    Statement then = statement(tree.getThenStatement());
    Statement otherwise = null;
    if (tree.getElseStatement() != null) {
      cursor.expect("else");
      otherwise = statement(tree.getElseStatement());
    }
    return new IfStmt(null, condition, then, otherwise);
  }

  private ReturnStmt returnStatement(ReturnTree tree) {
    cursor.expect("return");
    Expression value =
        tree.getExpression() == null ? null : file.expressions.expression(tree.getExpression());
    cursor.expect(';');
    return new ReturnStmt(null, value);
  }

  private ThrowStmt throwStatement(ThrowTree tree) {
    cursor.expect("throw");
    Expression thrown = file.expressions.expression(tree.getExpression());
    cursor.expect(';');
    return new ThrowStmt(null, thrown);
  }

  private YieldStmt yieldStatement(YieldTree tree) {
    cursor.expect("yield");
    Expression value = file.expressions.expression(tree.getValue());
    cursor.expect(';');
    return new YieldStmt(null, value);
  }

  private AssertStmt assertStatement(AssertTree tree) {
    cursor.expect("assert");
    Expression condition = file.expressions.expression(tree.getCondition());
    Expression message = cursor.accept(':') ? file.expressions.expression(tree.getDetail()) : null;
    cursor.expect(';');
    return new AssertStmt(null, condition, message);
  }

  private BreakStmt breakStatement(BreakTree tree) {
    cursor.expect("break");
    SimpleName label = tree.getLabel() == null ? null : cursor.simpleName(tree.getLabel());
    cursor.expect(';');
    return new BreakStmt(null, label);
  }

  private ContinueStmt continueStatement(ContinueTree tree) {
    cursor.expect("continue");
    SimpleName label = tree.getLabel() == null ? null : cursor.simpleName(tree.getLabel());
    cursor.expect(';');
    return new ContinueStmt(null, label);
  }

  private LabeledStmt labeled(LabeledStatementTree tree) {
    SimpleName label = cursor.simpleName(tree.getLabel());
    cursor.expect(':');
    return new LabeledStmt(null, label, statement(tree.getStatement()));
  }

  private SynchronizedStmt synchronizedStatement(SynchronizedTree tree) {
    cursor.expect("synchronized");
    Expression lock = condition(tree.getExpression());
    return new SynchronizedStmt(null, lock, block(tree.getBlock()));
  }
}
