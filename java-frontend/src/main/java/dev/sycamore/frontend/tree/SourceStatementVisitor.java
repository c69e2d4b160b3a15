package dev.sycamore.frontend.tree;

import com.github.javaparser.ast.Node;
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
import com.github.javaparser.ast.stmt.SwitchStmt;
import com.github.javaparser.ast.stmt.SynchronizedStmt;
import com.github.javaparser.ast.stmt.ThrowStmt;
import com.github.javaparser.ast.stmt.TryStmt;
import com.github.javaparser.ast.stmt.UnparsableStmt;
import com.github.javaparser.ast.stmt.WhileStmt;
import com.github.javaparser.ast.stmt.YieldStmt;
import com.github.javaparser.ast.visitor.GenericVisitorWithDefaults;

/**
 * A function over the statements of a syntax tree. Implementations decide on every kind that the
 * parser makes; a kind that a later version of the parser adds is refused, and a test reports that
 * it is missing here.
 */
public abstract class SourceStatementVisitor<R, A> extends GenericVisitorWithDefaults<R, A> {

  @Override
  public abstract R visit(AssertStmt node, A argument);

  @Override
  public abstract R visit(BlockStmt node, A argument);

  @Override
  public abstract R visit(BreakStmt node, A argument);

  @Override
  public abstract R visit(ContinueStmt node, A argument);

  @Override
  public abstract R visit(DoStmt node, A argument);

  @Override
  public abstract R visit(ExplicitConstructorInvocationStmt node, A argument);

  @Override
  public abstract R visit(ExpressionStmt node, A argument);

  @Override
  public abstract R visit(ForEachStmt node, A argument);

  @Override
  public abstract R visit(ForStmt node, A argument);

  @Override
  public abstract R visit(IfStmt node, A argument);

  @Override
  public abstract R visit(LabeledStmt node, A argument);

  @Override
  public abstract R visit(LocalClassDeclarationStmt node, A argument);

  @Override
  public abstract R visit(LocalRecordDeclarationStmt node, A argument);

  @Override
  public abstract R visit(ReturnStmt node, A argument);

  @Override
  public abstract R visit(SwitchStmt node, A argument);

  @Override
  public abstract R visit(SynchronizedStmt node, A argument);

  @Override
  public abstract R visit(ThrowStmt node, A argument);

  @Override
  public abstract R visit(TryStmt node, A argument);

  @Override
  public abstract R visit(UnparsableStmt node, A argument);

  @Override
  public abstract R visit(WhileStmt node, A argument);

  @Override
  public abstract R visit(YieldStmt node, A argument);

  /** The declaration of an enum in a block, for which the parser has no kind of its own. */
  public abstract R visit(LocalEnumDeclarationStmt node, A argument);

  /** Nothing but a semicolon. */
  protected abstract R visitEmpty(EmptyStmt node, A argument);

  @Override
  public final R visit(EmptyStmt node, A argument) {
    return node instanceof LocalEnumDeclarationStmt local
        ? visit(local, argument)
        : visitEmpty(node, argument);
  }

  @Override
  public final R defaultAction(Node node, A argument) {
    throw new IllegalArgumentException("not a statement: " + node.getClass().getSimpleName());
  }
}
