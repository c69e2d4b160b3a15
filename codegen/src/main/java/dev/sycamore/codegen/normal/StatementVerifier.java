package dev.sycamore.codegen.normal;

import dev.sycamore.codegen.error.CodegenException;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Assign;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.AsyncCopyOperation;
import dev.sycamore.model.expression.AtomicOperation;
import dev.sycamore.model.expression.Barrier;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.MatrixOperation;
import dev.sycamore.model.expression.SimpleExpressionVisitor;
import dev.sycamore.model.expression.SubGroupOperation;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.Break;
import dev.sycamore.model.statement.Continue;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DeclarePrivateArray;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.DoWhile;
import dev.sycamore.model.statement.Evaluate;
import dev.sycamore.model.statement.If;
import dev.sycamore.model.statement.Labeled;
import dev.sycamore.model.statement.Return;
import dev.sycamore.model.statement.Switch;
import dev.sycamore.model.statement.While;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.VoidType;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The statements' half of {@link VerifyNormalForm}, for one body. */
final class StatementVerifier implements NormalStatementVisitor<Void> {

  private final DeviceType returnType;
  private final ExpressionVerifier expressions;
  private final Deque<Set<Variable>> scopes = new ArrayDeque<>();
  private final Set<String> labels = new HashSet<>();
  private final Set<Variable> arrays = new HashSet<>();
  private int loops;
  private int breakable;
  private final EffectVerifier effects = new EffectVerifier();

  StatementVerifier(
      Map<String, List<DeviceType>> functions, DeviceType returnType, List<Variable> parameters) {
    this.returnType = returnType;
    this.expressions = new ExpressionVerifier(functions, this::isDeclared);
    scopes.push(new HashSet<>(parameters));
  }

  void verify(Block body) {
    scopes.push(new HashSet<>());
    for (DeviceStatement statement : body.statements()) {
      statement.accept(this);
    }
    scopes.pop();
  }

  private boolean isDeclared(Variable variable) {
    for (Set<Variable> scope : scopes) {
      if (scope.contains(variable)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public Void visitBlock(Block s) {
    verify(s);
    return null;
  }

  @Override
  public Void visitDeclarePrivateArray(DeclarePrivateArray s) {
    require(s.initialValues().isEmpty(), "initial values were not expanded", s);
    require(s.length() >= 0, "negative length", s);
    require(scopes.element().add(s.variable()), "declared twice", s);
    arrays.add(s.variable());
    return null;
  }

  @Override
  public Void visitIf(If s) {
    expressions.verifyPure(s.condition(), ScalarType.BOOLEAN);
    nested(s.thenBranch());
    s.elseBranch().ifPresent(this::nested);
    return null;
  }

  @Override
  public Void visitWhile(While s) {
    expressions.verifyPure(s.condition(), ScalarType.BOOLEAN);
    loop(s.body());
    return null;
  }

  @Override
  public Void visitDoWhile(DoWhile s) {
    loop(s.body());
    expressions.verifyPure(s.condition(), ScalarType.BOOLEAN);
    return null;
  }

  @Override
  public Void visitLabeled(Labeled s) {
    require(labels.add(s.label()), "label " + s.label() + " inside itself", s);
    s.body().accept(this);
    labels.remove(s.label());
    return null;
  }

  @Override
  public Void visitSwitch(Switch s) {
    expressions.verifyPure(s.selector(), ScalarType.INT);
    breakable++;
    s.cases().forEach(c -> verify(new Block(c.statements(), s.span())));
    breakable--;
    return null;
  }

  @Override
  public Void visitBreak(Break s) {
    require(s.label().map(labels::contains).orElse(breakable > 0), "break without its target", s);
    return null;
  }

  @Override
  public Void visitContinue(Continue s) {
    require(s.label().isEmpty(), "continue with a label", s);
    require(loops > 0, "continue without its loop", s);
    return null;
  }

  @Override
  public Void visitReturn(Return s) {
    require(s.value().isPresent() == (returnType != VoidType.VOID), "value of return", s);
    s.value().ifPresent(v -> expressions.verifyPure(v, returnType));
    return null;
  }

  @Override
  public Void visitDeclareLocal(DeclareLocal s) {
    Variable variable = s.variable();
    require(variable.type() != VoidType.VOID, "a void variable", s);
    if (s.initializer().isPresent()) {
      expressions.verifyRoot(s.initializer().get(), variable.type());
    }
    require(scopes.element().add(variable), "declared twice", s);
    return null;
  }

  @Override
  public Void visitEvaluate(Evaluate s) {
    s.expression().accept(effects);
    return null;
  }

  private void nested(DeviceStatement body) {
    require(body instanceof Block, "a body that is not a block", body);
    body.accept(this);
  }

  private void loop(DeviceStatement body) {
    loops++;
    breakable++;
    nested(body);
    breakable--;
    loops--;
  }

  private static void require(boolean condition, String message, DeviceStatement statement) {
    require(condition, message, statement.span());
  }

  private static void require(boolean condition, String message, SourceSpan span) {
    if (!condition) {
      throw new CodegenException(message, span);
    }
  }

  /** What a statement may evaluate: nothing whose only result is a value. */
  private final class EffectVerifier implements SimpleExpressionVisitor<Void> {
    @Override
    public Void defaultAction(DeviceExpression e) {
      throw new CodegenException(
          "evaluated for nothing: " + e.getClass().getSimpleName(), e.span());
    }

    @Override
    public Void visitBarrier(Barrier e) {
      return null;
    }

    @Override
    public Void visitCall(Call e) {
      expressions.verifyRoot(e, e.type());
      return null;
    }

    @Override
    public Void visitAsyncCopyOperation(AsyncCopyOperation e) {
      expressions.verifyRoot(e, e.type());
      return null;
    }

    @Override
    public Void visitMatrixOperation(MatrixOperation e) {
      expressions.verifyRoot(e, e.type());
      return null;
    }

    @Override
    public Void visitAtomicOperation(AtomicOperation e) {
      expressions.verifyRoot(e, e.type());
      return null;
    }

    @Override
    public Void visitSubGroupOperation(SubGroupOperation e) {
      expressions.verifyRoot(e, e.type());
      return null;
    }

    @Override
    public Void visitAssign(Assign e) {
      if (e.target() instanceof AssignmentTarget.Element element) {
        expressions.verifyElement(element.view(), element.indices(), e.span());
        expressions.verifyPure(e.value(), element.type());
        return null;
      }
      Variable variable = ((AssignmentTarget.Local) e.target()).variable();
      require(isDeclared(variable), "assignment before declaration", e.span());
      require(!arrays.contains(variable), "assignment to a private array", e.span());
      expressions.verifyRoot(e.value(), variable.type());
      return null;
    }
  }
}
