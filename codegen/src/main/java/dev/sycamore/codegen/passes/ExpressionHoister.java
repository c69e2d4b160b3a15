package dev.sycamore.codegen.passes;

import dev.sycamore.codegen.error.CodegenException;
import dev.sycamore.codegen.normal.Effects;
import dev.sycamore.codegen.normal.Operands;
import dev.sycamore.codegen.rewrite.FreshVariables;
import dev.sycamore.model.expression.Assign;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.AsyncCopyOperation;
import dev.sycamore.model.expression.AtomicOperation;
import dev.sycamore.model.expression.Barrier;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.Conditional;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.Logical;
import dev.sycamore.model.expression.MatrixOperation;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.SimpleExpressionVisitor;
import dev.sycamore.model.expression.StatementExpression;
import dev.sycamore.model.expression.SubGroupOperation;
import dev.sycamore.model.expression.Unary;
import dev.sycamore.model.expression.UnaryOperator;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.Evaluate;
import dev.sycamore.model.statement.If;
import dev.sycamore.model.type.VoidType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The expressions' half of {@link HoistEffects}: adds the effects of one expression to a list. */
final class ExpressionHoister implements SimpleExpressionVisitor<DeviceExpression> {

  private final StatementHoister statements;
  private final FreshVariables fresh;
  private final List<DeviceStatement> out;

  ExpressionHoister(StatementHoister statements, FreshVariables fresh, List<DeviceStatement> out) {
    this.statements = statements;
    this.fresh = fresh;
    this.out = out;
  }

  /** A pure expression with the value of {@code expression}. */
  DeviceExpression value(DeviceExpression expression) {
    if (Effects.isPure(expression)) {
      return expression;
    }
    DeviceExpression root = root(expression);
    return isOperation(root) ? save(root) : root;
  }

  /** Like {@link #value}, but the result may be a call or an atomic operation. */
  DeviceExpression root(DeviceExpression expression) {
    return Effects.isPure(expression) ? expression : expression.accept(this);
  }

  @Override
  public DeviceExpression defaultAction(DeviceExpression e) {
    return Operands.replace(e, values(Operands.of(e)));
  }

  @Override
  public DeviceExpression visitAssign(Assign e) {
    return assign(e, true);
  }

  @Override
  public DeviceExpression visitStatementExpression(StatementExpression e) {
    DeviceStatement.of(e).forEach(s -> statements.hoist(s, out));
    return new ReadLocal(e.result(), e.span());
  }

  @Override
  public DeviceExpression visitBarrier(Barrier e) {
    throw new CodegenException("a barrier has no value", e.span());
  }

  /** Only the effects of an expression whose value nobody wants. */
  void effect(DeviceExpression expression) {
    if (!Effects.isPure(expression)) {
      expression.accept(new EffectHoister());
    }
  }

  /** Pure expressions with the values that the operands have when evaluated left to right. */
  private List<DeviceExpression> values(List<DeviceExpression> operands) {
    List<DeviceExpression> result = new ArrayList<>();
    for (DeviceExpression operand : operands) {
      if (!Effects.isPure(operand)) {
        result.replaceAll(earlier -> stable(earlier, operand));
      }
      result.add(value(operand));
    }
    return result;
  }

  /** {@code earlier}, in a temporary if {@code later} may change it. */
  private DeviceExpression stable(DeviceExpression earlier, DeviceExpression later) {
    return Effects.interfere(earlier, later) ? save(earlier) : earlier;
  }

  private DeviceExpression assign(Assign e, boolean valueWanted) {
    return e.target() instanceof AssignmentTarget.Element element
        ? assign(element, e, valueWanted)
        : assign((AssignmentTarget.Local) e.target(), e);
  }

  private DeviceExpression assign(AssignmentTarget.Local target, Assign e) {
    DeviceExpression value = root(e.value());
    out.add(new Evaluate(new Assign(target, value, e.span()), e.span()));
    return new ReadLocal(target.variable(), e.span());
  }

  private DeviceExpression assign(AssignmentTarget.Element target, Assign e, boolean valueWanted) {
    List<DeviceExpression> operands = new ArrayList<>();
    operands.add(target.view());
    operands.addAll(target.indices());
    operands.add(e.value());
    List<DeviceExpression> values = values(operands);
    int last = values.size() - 1;
    DeviceExpression value = values.get(last);
    if (valueWanted && !(value instanceof Literal)) {
      // The store may change what the value reads.
      value = save(value);
    }
    AssignmentTarget element = new AssignmentTarget.Element(values.get(0), values.subList(1, last));
    out.add(new Evaluate(new Assign(element, value, e.span()), e.span()));
    return value;
  }

  @Override
  public DeviceExpression visitLogical(Logical e) {
    DeviceExpression left = value(e.left());
    if (Effects.isPure(e.right())) {
      return new Logical(e.conjunction(), left, e.right(), e.span());
    }
    Variable result = declare(left);
    DeviceExpression read = new ReadLocal(result, e.span());
    DeviceExpression undecided =
        e.conjunction() ? read : new Unary(UnaryOperator.NOT, read, e.left().span());
    out.add(new If(undecided, branch(result, e.right()), Optional.empty(), e.span()));
    return read;
  }

  @Override
  public DeviceExpression visitConditional(Conditional e) {
    DeviceExpression condition = value(e.condition());
    if (Effects.isPure(e.whenTrue()) && Effects.isPure(e.whenFalse())) {
      return new Conditional(condition, e.whenTrue(), e.whenFalse(), e.span());
    }
    Variable result = fresh.make("choice", e.type());
    out.add(new DeclareLocal(result, Optional.empty(), e.span()));
    out.add(
        new If(
            condition,
            branch(result, e.whenTrue()),
            Optional.of(branch(result, e.whenFalse())),
            e.span()));
    return new ReadLocal(result, e.span());
  }

  private Block branch(Variable result, DeviceExpression value) {
    List<DeviceStatement> branch = new ArrayList<>();
    DeviceExpression root = new ExpressionHoister(statements, fresh, branch).root(value);
    Assign assign = new Assign(new AssignmentTarget.Local(result), root, value.span());
    branch.add(new Evaluate(assign, value.span()));
    return new Block(branch, value.span());
  }

  private DeviceExpression save(DeviceExpression value) {
    return new ReadLocal(declare(value), value.span());
  }

  private Variable declare(DeviceExpression value) {
    if (value.type() == VoidType.VOID) {
      throw new CodegenException("the value of a void operation is used", value.span());
    }
    Variable variable = fresh.make("t", value.type());
    out.add(new DeclareLocal(variable, Optional.of(value), value.span()));
    return variable;
  }

  private static boolean isOperation(DeviceExpression expression) {
    return expression.accept(IS_OPERATION);
  }

  private static final SimpleExpressionVisitor<Boolean> IS_OPERATION =
      new SimpleExpressionVisitor<>() {
        @Override
        public Boolean visitCall(Call e) {
          return true;
        }

        @Override
        public Boolean visitAsyncCopyOperation(AsyncCopyOperation e) {
          return true;
        }

        @Override
        public Boolean visitAtomicOperation(AtomicOperation e) {
          return true;
        }

        @Override
        public Boolean visitMatrixOperation(MatrixOperation e) {
          return true;
        }

        @Override
        public Boolean visitSubGroupOperation(SubGroupOperation e) {
          return true;
        }

        @Override
        public Boolean defaultAction(DeviceExpression e) {
          return false;
        }
      };

  /** Adds the effects of an expression whose value nobody wants. */
  private final class EffectHoister implements SimpleExpressionVisitor<Void> {
    @Override
    public Void defaultAction(DeviceExpression e) {
      DeviceExpression root = root(e);
      if (isOperation(root)) {
        out.add(new Evaluate(root, e.span()));
      }
      return null;
    }

    @Override
    public Void visitBarrier(Barrier e) {
      out.add(new Evaluate(e, e.span()));
      return null;
    }

    @Override
    public Void visitAssign(Assign e) {
      assign(e, false);
      return null;
    }
  }
}
