package dev.sycamore.codegen.passes;

import dev.sycamore.codegen.normal.Effects;
import dev.sycamore.codegen.normal.Operands;
import dev.sycamore.codegen.rewrite.BodyPass;
import dev.sycamore.codegen.rewrite.FreshVariables;
import dev.sycamore.model.expression.Assign;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.CompoundAssign;
import dev.sycamore.model.expression.ConstantArrayRef;
import dev.sycamore.model.expression.Convert;
import dev.sycamore.model.expression.Expression;
import dev.sycamore.model.expression.Increment;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.ReadElement;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.StatementExpression;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.Evaluate;
import dev.sycamore.model.statement.ModelRewriter;
import dev.sycamore.model.statement.Statement;
import dev.sycamore.model.type.ScalarType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Writes {@code x op= v}, {@code ++x} and {@code x++} as plain assignments. View and indices of an
 * element are kept in variables, so that they are evaluated once.
 */
final class ExpandCompoundAssignments extends BodyPass {

  private final Predicate<Expression> wanted;

  ExpandCompoundAssignments() {
    this(e -> true);
  }

  /**
   * @param wanted which of them to expand
   */
  ExpandCompoundAssignments(Predicate<Expression> wanted) {
    this.wanted = wanted;
  }

  @Override
  protected Block run(Block body, FreshVariables fresh) {
    return new Expander(fresh, wanted).rewriteBody(body);
  }

  private static final class Expander extends ModelRewriter {

    private final FreshVariables fresh;

    private final Predicate<Expression> wanted;

    Expander(FreshVariables fresh, Predicate<Expression> wanted) {
      this.fresh = fresh;
      this.wanted = wanted;
    }

    private boolean isWanted(Expression expression) {
      return (expression instanceof CompoundAssign || expression instanceof Increment)
          && wanted.test(expression);
    }

    @Override
    protected List<Statement> rewrite(Statement statement) {
      if (statement instanceof Evaluate s && isWanted(s.expression())) {
        List<Statement> statements = new ArrayList<>();
        Expression assign = expand(s.expression(), statements);
        statements.add(new Evaluate(assign, s.span()));
        return statements;
      }
      return super.rewrite(statement);
    }

    @Override
    protected Expression rewrite(Expression expression) {
      if (!isWanted(expression)) {
        return super.rewrite(expression);
      }
      if (expression instanceof Increment e && !e.prefix()) {
        return oldValue(e);
      }
      List<Statement> statements = new ArrayList<>();
      Expression assign = expand(expression, statements);
      if (statements.isEmpty()) {
        return assign;
      }
      Expression result = keep("value", assign, statements);
      return new StatementExpression(
          statements, ((ReadLocal) result).variable(), expression.span());
    }

    private Expression oldValue(Increment e) {
      List<Statement> statements = new ArrayList<>();
      AssignmentTarget target = once(rewrite(e.target()), one(e), statements);
      Variable old = fresh.make("old", e.type());
      statements.add(new DeclareLocal(old, Optional.of(read(target, e)), e.span()));
      Expression sum = sum(new ReadLocal(old, e.span()), e);
      statements.add(new Evaluate(new Assign(target, sum, e.span()), e.span()));
      return new StatementExpression(statements, old, e.span());
    }

    /** The assignment, and before it, in {@code statements}, what it needs. */
    private Expression expand(Expression expression, List<Statement> statements) {
      if (expression instanceof Increment e) {
        AssignmentTarget target = once(rewrite(e.target()), one(e), statements);
        return new Assign(target, sum(read(target, e), e), e.span());
      }
      CompoundAssign e = (CompoundAssign) expression;
      AssignmentTarget rewritten = rewrite(e.target());
      Expression value = rewrite(e.value());
      AssignmentTarget target = once(rewritten, value, statements);
      Expression left = convert(e.operationType(), read(target, e));
      Expression result = new Binary(e.operator(), left, value, e.span());
      return new Assign(target, convert((ScalarType) e.type(), result), e.span());
    }

    private static Expression sum(Expression old, Increment e) {
      ScalarType type = (ScalarType) e.type();
      Expression wide = convert(computedIn(type), old);
      return convert(type, new Binary(BinaryOperator.ADD, wide, one(e), e.span()));
    }

    /** 1 or -1 in the type in which the increment is computed. */
    private static Literal one(Increment e) {
      ScalarType type = computedIn((ScalarType) e.type());
      Object value =
          switch (type) {
            case LONG -> (long) e.delta();
            case FLOAT -> (float) e.delta();
            case DOUBLE -> (double) e.delta();
            default -> e.delta();
          };
      return new Literal(type, value, e.span());
    }

    /** Binary numeric promotion with an int (JLS 5.6). */
    private static ScalarType computedIn(ScalarType type) {
      return switch (type) {
        case LONG, FLOAT, DOUBLE -> type;
        case HALF -> ScalarType.FLOAT;
        default -> ScalarType.INT;
      };
    }

    private static Expression convert(ScalarType type, Expression value) {
      return value.type() == type ? value : new Convert(type, value, value.span());
    }

    private static Expression read(AssignmentTarget target, Expression origin) {
      if (target instanceof AssignmentTarget.Element e) {
        return new ReadElement(e.view(), e.indices(), origin.span());
      }
      return new ReadLocal(((AssignmentTarget.Local) target).variable(), origin.span());
    }

    /** The target in a form that may be evaluated twice, {@code value} between the two times. */
    private AssignmentTarget once(
        AssignmentTarget target, Expression value, List<Statement> statements) {
      if (!(target instanceof AssignmentTarget.Element element)) {
        return target;
      }
      List<Expression> operands = Operands.join(List.of(element.view()), element.indices());
      List<Expression> kept = new ArrayList<>();
      for (int i = 0; i < operands.size(); i++) {
        Expression operand = operands.get(i);
        List<Expression> later = new ArrayList<>(operands.subList(i + 1, operands.size()));
        later.add(value);
        boolean repeatable =
            isName(operand) && later.stream().noneMatch(l -> Effects.interfere(operand, l));
        kept.add(repeatable ? operand : keep(i == 0 ? "view" : "index", operand, statements));
      }
      return new AssignmentTarget.Element(kept.get(0), kept.subList(1, kept.size()));
    }

    private static boolean isName(Expression expression) {
      return expression instanceof Literal
          || expression instanceof ReadLocal
          || expression instanceof ConstantArrayRef;
    }

    private Expression keep(String name, Expression value, List<Statement> statements) {
      Variable variable = fresh.make(name, value.type());
      statements.add(new DeclareLocal(variable, Optional.of(value), value.span()));
      return new ReadLocal(variable, value.span());
    }
  }
}
