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
import dev.sycamore.model.expression.Convert;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Increment;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.SimpleExpressionVisitor;
import dev.sycamore.model.expression.StatementExpression;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.Evaluate;
import dev.sycamore.model.statement.ModelRewriter;
import dev.sycamore.model.type.ScalarType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;

/**
 * Writes {@code x op= v}, {@code ++x} and {@code x++} as plain assignments. View and indices of an
 * element are kept in variables, so that they are evaluated once.
 */
final class ExpandCompoundAssignments extends BodyPass {

  /** Decides by what is assigned to, and by the operator. */
  private final BiPredicate<AssignmentTarget, BinaryOperator> wanted;

  ExpandCompoundAssignments() {
    this((target, operator) -> true);
  }

  /**
   * @param wanted which of them to expand
   */
  ExpandCompoundAssignments(BiPredicate<AssignmentTarget, BinaryOperator> wanted) {
    this.wanted = wanted;
  }

  @Override
  protected Block run(Block body, FreshVariables fresh) {
    return new Expander(fresh, wanted).rewriteBody(body);
  }

  private static final class Expander extends ModelRewriter {

    private final FreshVariables fresh;

    private final BiPredicate<AssignmentTarget, BinaryOperator> wanted;

    Expander(FreshVariables fresh, BiPredicate<AssignmentTarget, BinaryOperator> wanted) {
      this.fresh = fresh;
      this.wanted = wanted;
    }

    private boolean isWanted(Increment e) {
      return wanted.test(e.target(), BinaryOperator.ADD);
    }

    @Override
    public List<DeviceStatement> visitEvaluate(Evaluate s) {
      List<DeviceStatement> statements = new ArrayList<>();
      Optional<DeviceExpression> assign = s.expression().accept(new Expansion(statements));
      if (assign.isEmpty()) {
        return super.visitEvaluate(s);
      }
      statements.add(new Evaluate(assign.get(), s.span()));
      return statements;
    }

    @Override
    public DeviceExpression visitCompoundAssign(CompoundAssign e) {
      return newValue(e).orElseGet(() -> super.visitCompoundAssign(e));
    }

    @Override
    public DeviceExpression visitIncrement(Increment e) {
      return isWanted(e) && !e.prefix()
          ? oldValue(e)
          : newValue(e).orElseGet(() -> super.visitIncrement(e));
    }

    private Optional<DeviceExpression> newValue(DeviceExpression e) {
      List<DeviceStatement> statements = new ArrayList<>();
      return e.accept(new Expansion(statements))
          .map(
              assign ->
                  statements.isEmpty()
                      ? assign
                      : new StatementExpression(
                          statements, declare("value", assign, statements), e.span()));
    }

    private DeviceExpression oldValue(Increment e) {
      List<DeviceStatement> statements = new ArrayList<>();
      AssignmentTarget target = once(rewrite(e.target()), one(e), statements);
      Variable old = fresh.make("old", e.type());
      statements.add(new DeclareLocal(old, Optional.of(target.read(e.span())), e.span()));
      DeviceExpression sum = sum(new ReadLocal(old, e.span()), e);
      statements.add(new Evaluate(new Assign(target, sum, e.span()), e.span()));
      return new StatementExpression(statements, old, e.span());
    }

    /** The assignment, if it is wanted, and before it, in {@code statements}, what it needs. */
    private final class Expansion implements SimpleExpressionVisitor<Optional<DeviceExpression>> {
      private final List<DeviceStatement> statements;

      Expansion(List<DeviceStatement> statements) {
        this.statements = statements;
      }

      @Override
      public Optional<DeviceExpression> visitIncrement(Increment e) {
        if (!isWanted(e)) {
          return Optional.empty();
        }
        AssignmentTarget target = once(rewrite(e.target()), one(e), statements);
        return Optional.of(new Assign(target, sum(target.read(e.span()), e), e.span()));
      }

      @Override
      public Optional<DeviceExpression> visitCompoundAssign(CompoundAssign e) {
        if (!wanted.test(e.target(), e.operator())) {
          return Optional.empty();
        }
        AssignmentTarget rewritten = rewrite(e.target());
        DeviceExpression value = rewrite(e.value());
        AssignmentTarget target = once(rewritten, value, statements);
        DeviceExpression left = convert(e.operationType(), target.read(e.span()));
        DeviceExpression result = new Binary(e.operator(), left, value, e.fastMath(), e.span());
        return Optional.of(new Assign(target, convert((ScalarType) e.type(), result), e.span()));
      }

      @Override
      public Optional<DeviceExpression> defaultAction(DeviceExpression e) {
        return Optional.empty();
      }
    }

    private static DeviceExpression sum(DeviceExpression old, Increment e) {
      ScalarType type = (ScalarType) e.type();
      DeviceExpression wide = convert(computedIn(type), old);
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

    private static DeviceExpression convert(ScalarType type, DeviceExpression value) {
      return value.type() == type ? value : new Convert(type, value, value.span());
    }

    /** The target in a form that may be evaluated twice, {@code value} between the two times. */
    private AssignmentTarget once(
        AssignmentTarget target, DeviceExpression value, List<DeviceStatement> statements) {
      return target.match(local -> local, element -> once(element, value, statements));
    }

    private AssignmentTarget once(
        AssignmentTarget.Element element,
        DeviceExpression value,
        List<DeviceStatement> statements) {
      List<DeviceExpression> operands = Operands.join(List.of(element.view()), element.indices());
      List<DeviceExpression> kept = new ArrayList<>();
      for (int i = 0; i < operands.size(); i++) {
        DeviceExpression operand = operands.get(i);
        List<DeviceExpression> later = new ArrayList<>(operands.subList(i + 1, operands.size()));
        later.add(value);
        boolean repeatable =
            operand.isTrivial() && later.stream().noneMatch(l -> Effects.interfere(operand, l));
        kept.add(repeatable ? operand : keep(i == 0 ? "view" : "index", operand, statements));
      }
      return new AssignmentTarget.Element(kept.get(0), kept.subList(1, kept.size()));
    }

    private DeviceExpression keep(
        String name, DeviceExpression value, List<DeviceStatement> statements) {
      return new ReadLocal(declare(name, value, statements), value.span());
    }

    private Variable declare(
        String name, DeviceExpression value, List<DeviceStatement> statements) {
      Variable variable = fresh.make(name, value.type());
      statements.add(new DeclareLocal(variable, Optional.of(value), value.span()));
      return variable;
    }
  }
}
