package dev.sycamore.frontend.tree;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.ArrayAccessExpr;
import com.github.javaparser.ast.expr.ArrayCreationExpr;
import com.github.javaparser.ast.expr.ArrayInitializerExpr;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.BooleanLiteralExpr;
import com.github.javaparser.ast.expr.CastExpr;
import com.github.javaparser.ast.expr.CharLiteralExpr;
import com.github.javaparser.ast.expr.ClassExpr;
import com.github.javaparser.ast.expr.ConditionalExpr;
import com.github.javaparser.ast.expr.DoubleLiteralExpr;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.InstanceOfExpr;
import com.github.javaparser.ast.expr.IntegerLiteralExpr;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.LongLiteralExpr;
import com.github.javaparser.ast.expr.MarkerAnnotationExpr;
import com.github.javaparser.ast.expr.MatchAllPatternExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.MethodReferenceExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.NormalAnnotationExpr;
import com.github.javaparser.ast.expr.NullLiteralExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.expr.RecordPatternExpr;
import com.github.javaparser.ast.expr.SingleMemberAnnotationExpr;
import com.github.javaparser.ast.expr.StringLiteralExpr;
import com.github.javaparser.ast.expr.SuperExpr;
import com.github.javaparser.ast.expr.SwitchExpr;
import com.github.javaparser.ast.expr.TextBlockLiteralExpr;
import com.github.javaparser.ast.expr.ThisExpr;
import com.github.javaparser.ast.expr.TypeExpr;
import com.github.javaparser.ast.expr.TypePatternExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import com.github.javaparser.ast.expr.VariableDeclarationExpr;
import com.github.javaparser.ast.visitor.GenericVisitorWithDefaults;

/**
 * A function over the expressions of a syntax tree. Implementations decide on every kind that the
 * parser makes; a kind that a later version of the parser adds is refused, and a test reports that
 * it is missing here.
 */
public abstract class SourceExpressionVisitor<R, A> extends GenericVisitorWithDefaults<R, A> {

  @Override
  public abstract R visit(ArrayAccessExpr node, A argument);

  @Override
  public abstract R visit(ArrayCreationExpr node, A argument);

  @Override
  public abstract R visit(ArrayInitializerExpr node, A argument);

  @Override
  public abstract R visit(AssignExpr node, A argument);

  @Override
  public abstract R visit(BinaryExpr node, A argument);

  @Override
  public abstract R visit(BooleanLiteralExpr node, A argument);

  @Override
  public abstract R visit(CastExpr node, A argument);

  @Override
  public abstract R visit(CharLiteralExpr node, A argument);

  @Override
  public abstract R visit(ClassExpr node, A argument);

  @Override
  public abstract R visit(ConditionalExpr node, A argument);

  @Override
  public abstract R visit(DoubleLiteralExpr node, A argument);

  @Override
  public abstract R visit(EnclosedExpr node, A argument);

  @Override
  public abstract R visit(FieldAccessExpr node, A argument);

  @Override
  public abstract R visit(InstanceOfExpr node, A argument);

  @Override
  public abstract R visit(IntegerLiteralExpr node, A argument);

  @Override
  public abstract R visit(LambdaExpr node, A argument);

  @Override
  public abstract R visit(LongLiteralExpr node, A argument);

  @Override
  public abstract R visit(MarkerAnnotationExpr node, A argument);

  @Override
  public abstract R visit(MatchAllPatternExpr node, A argument);

  @Override
  public abstract R visit(MethodCallExpr node, A argument);

  @Override
  public abstract R visit(MethodReferenceExpr node, A argument);

  @Override
  public abstract R visit(NameExpr node, A argument);

  @Override
  public abstract R visit(NormalAnnotationExpr node, A argument);

  @Override
  public abstract R visit(NullLiteralExpr node, A argument);

  @Override
  public abstract R visit(ObjectCreationExpr node, A argument);

  @Override
  public abstract R visit(RecordPatternExpr node, A argument);

  @Override
  public abstract R visit(SingleMemberAnnotationExpr node, A argument);

  @Override
  public abstract R visit(StringLiteralExpr node, A argument);

  @Override
  public abstract R visit(SuperExpr node, A argument);

  @Override
  public abstract R visit(SwitchExpr node, A argument);

  @Override
  public abstract R visit(TextBlockLiteralExpr node, A argument);

  @Override
  public abstract R visit(ThisExpr node, A argument);

  @Override
  public abstract R visit(TypeExpr node, A argument);

  @Override
  public abstract R visit(TypePatternExpr node, A argument);

  @Override
  public abstract R visit(UnaryExpr node, A argument);

  @Override
  public abstract R visit(VariableDeclarationExpr node, A argument);

  @Override
  public final R defaultAction(Node node, A argument) {
    throw new IllegalArgumentException("not an expression: " + node.getClass().getSimpleName());
  }
}
