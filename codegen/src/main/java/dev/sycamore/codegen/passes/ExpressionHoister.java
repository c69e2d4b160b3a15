package dev.sycamore.codegen.passes;

import dev.sycamore.codegen.error.CodegenException;
import dev.sycamore.codegen.rewrite.FreshVariables;
import dev.sycamore.model.expression.Assign;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.AtomicOperation;
import dev.sycamore.model.expression.Barrier;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.CompoundAssign;
import dev.sycamore.model.expression.Conditional;
import dev.sycamore.model.expression.Expression;
import dev.sycamore.model.expression.Increment;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.Logical;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.StatementExpression;
import dev.sycamore.model.expression.SubGroupOperation;
import dev.sycamore.model.expression.Unary;
import dev.sycamore.model.expression.UnaryOperator;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.Evaluate;
import dev.sycamore.model.statement.If;
import dev.sycamore.model.statement.Statement;
import dev.sycamore.model.type.VoidType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The expressions' half of {@link HoistEffects}: adds the effects of one expression to a list. */
final class ExpressionHoister {

  private final StatementHoister statements;
  private final FreshVariables fresh;
  private final List<Statement> out;

  ExpressionHoister(StatementHoister statements, FreshVariables fresh, List<Statement> out) {
    this.statements = statements;
    this.fresh = fresh;
    this.out = out;
  }

  /** A pure expression with the value of {@code expression}. */
  Expression value(Expression expression) {
    if (Effects.isPure(expression)) {
      return expression;
    }
    Expression root = root(expression);
    return isOperation(root) ? save(root) : root;
  }

  /** Like {@link #value}, but the result may be a call or an atomic operation. */
  Expression root(Expression expression) {
    if (Effects.isPure(expression)) {
      return expression;
    } else if (expression instanceof Logical e) {
      return logical(e);
    } else if (expression instanceof Conditional e) {
      return conditional(e);
    } else if (expression instanceof Assign e) {
      return assign(e, true);
    } else if (expression instanceof StatementExpression e) {
      Statement.of(e).forEach(s -> statements.hoist(s, out));
      return new ReadLocal(e.result(), e.span());
    } else if (expression instanceof CompoundAssign || expression instanceof Increment) {
      throw new CodegenException("an assignment was not expanded", expression.span());
    } else if (expression instanceof Barrier) {
      throw new CodegenException("a barrier has no value", expression.span());
    }
    return Operands.replace(expression, values(Operands.of(expression)));
  }

  /** Only the effects of an expression whose value nobody wants. */
  void effect(Expression expression) {
    if (Effects.isPure(expression)) {
      return;
    }
    if (expression instanceof Barrier) {
      out.add(new Evaluate(expression, expression.span()));
    } else if (expression instanceof Assign e) {
      assign(e, false);
    } else {
      Expression root = root(expression);
      if (isOperation(root)) {
        out.add(new Evaluate(root, expression.span()));
      }
    }
  }

  /** Pure expressions with the values that the operands have when evaluated left to right. */
  private List<Expression> values(List<Expression> operands) {
    List<Expression> result = new ArrayList<>();
    for (Expression operand : operands) {
      if (!Effects.isPure(operand)) {
        result.replaceAll(earlier -> stable(earlier, operand));
      }
      result.add(value(operand));
    }
    return result;
  }

  /** {@code earlier}, in a temporary if {@code later} may change it. */
  private Expression stable(Expression earlier, Expression later) {
    return Effects.interfere(earlier, later) ? save(earlier) : earlier;
  }

  private Expression assign(Assign e, boolean valueWanted) {
    if (e.target() instanceof AssignmentTarget.Local target) {
      Expression value = root(e.value());
      out.add(new Evaluate(new Assign(target, value, e.span()), e.span()));
      return new ReadLocal(target.variable(), e.span());
    }
    AssignmentTarget.Element target = (AssignmentTarget.Element) e.target();
    List<Expression> operands = new ArrayList<>();
    operands.add(target.view());
    operands.addAll(target.indices());
    operands.add(e.value());
    List<Expression> values = values(operands);
    int last = values.size() - 1;
    Expression value = values.get(last);
    if (valueWanted && !(value instanceof Literal)) {
      // The store may change what the value reads.
      value = save(value);
    }
    AssignmentTarget element = new AssignmentTarget.Element(values.get(0), values.subList(1, last));
    out.add(new Evaluate(new Assign(element, value, e.span()), e.span()));
    return value;
  }

  private Expression logical(Logical e) {
    Expression left = value(e.left());
    if (Effects.isPure(e.right())) {
      return new Logical(e.conjunction(), left, e.right(), e.span());
    }
    Variable result = declare(left);
    Expression read = new ReadLocal(result, e.span());
    Expression undecided =
        e.conjunction() ? read : new Unary(UnaryOperator.NOT, read, e.left().span());
    out.add(new If(undecided, branch(result, e.right()), Optional.empty(), e.span()));
    return read;
  }

  private Expression conditional(Conditional e) {
    Expression condition = value(e.condition());
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

  private Block branch(Variable result, Expression value) {
    List<Statement> branch = new ArrayList<>();
    Expression root = new ExpressionHoister(statements, fresh, branch).root(value);
    Assign assign = new Assign(new AssignmentTarget.Local(result), root, value.span());
    branch.add(new Evaluate(assign, value.span()));
    return new Block(branch, value.span());
  }

  private Expression save(Expression value) {
    return new ReadLocal(declare(value), value.span());
  }

  private Variable declare(Expression value) {
    if (value.type() == VoidType.VOID) {
      throw new CodegenException("the value of a void operation is used", value.span());
    }
    Variable variable = fresh.make("t", value.type());
    out.add(new DeclareLocal(variable, Optional.of(value), value.span()));
    return variable;
  }

  private static boolean isOperation(Expression expression) {
    return expression instanceof Call
        || expression instanceof AtomicOperation
        || expression instanceof SubGroupOperation;
  }
}
