package dev.sycamore.analysis.races;

import dev.sycamore.model.expression.Assign;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.AsyncCopyOperation;
import dev.sycamore.model.expression.AtomicOperation;
import dev.sycamore.model.expression.Barrier;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.Collective;
import dev.sycamore.model.expression.CompoundAssign;
import dev.sycamore.model.expression.Conditional;
import dev.sycamore.model.expression.Convert;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Extent;
import dev.sycamore.model.expression.Increment;
import dev.sycamore.model.expression.IntrinsicCall;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.Logical;
import dev.sycamore.model.expression.MatrixOperation;
import dev.sycamore.model.expression.ReadElement;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.SimpleExpressionVisitor;
import dev.sycamore.model.expression.StatementExpression;
import dev.sycamore.model.expression.SubView;
import dev.sycamore.model.expression.Unary;
import dev.sycamore.model.expression.UnaryOperator;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.expression.WorkItemQuery;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.type.AddressSpace;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.ViewType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Evaluates the expressions that a work-item comes to, and notes what they write. */
final class FollowedValues implements SimpleExpressionVisitor<Term> {
  private static final Term ONE = new Term.Constant(1);

  private final FollowedCode code;

  FollowedValues(FollowedCode code) {
    this.code = code;
  }

  Term of(DeviceExpression e) {
    return e.accept(this);
  }

  private List<Term> all(List<DeviceExpression> expressions) {
    List<Term> terms = new ArrayList<>(expressions.size());
    expressions.forEach(e -> terms.add(of(e)));
    return terms;
  }

  private static Term computed(Object operation, List<Term> operands) {
    return operands.stream().anyMatch(operand -> !(operand instanceof Term.Constant))
        ? Term.computed(operation, operands)
        : Term.unknown();
  }

  /** What else there is may do anything. */
  @Override
  public Term defaultAction(DeviceExpression e) {
    return Term.unknown();
  }

  @Override
  public Term visitLiteral(Literal e) {
    if (e.value() instanceof Boolean flag) {
      return new Term.Constant(flag ? 1 : 0);
    } else if (e.value() instanceof Character character) {
      return new Term.Constant(character);
    }
    return e.type().isIntegral()
        ? new Term.Constant(((Number) e.value()).longValue())
        : new Term.Shared(List.of(e.type(), e.value()));
  }

  @Override
  public Term visitReadLocal(ReadLocal e) {
    return code.get(e.variable());
  }

  @Override
  public Term visitUnary(Unary e) {
    Term operand = of(e.operand());
    if (e.operator() == UnaryOperator.NOT) {
      return operand.constant().isPresent()
          ? new Term.Constant(1 - operand.constant().get())
          : computed(Certainty.Connective.NOT, List.of(operand));
    }
    return e.operator() == UnaryOperator.NEGATE && operand instanceof Term.Constant
        ? Arithmetic.binary(BinaryOperator.SUBTRACT, e.type(), new Term.Constant(0), operand)
        : computed(e.operator(), List.of(operand));
  }

  @Override
  public Term visitBinary(Binary e) {
    return Arithmetic.binary(e.operator(), e.left().type(), of(e.left()), of(e.right()));
  }

  @Override
  public Term visitLogical(Logical e) {
    Term left = of(e.left());
    Term right = code.where(left, e.conjunction(), () -> of(e.right()));
    if (left.constant().isPresent()) {
      return (left.constant().get() != 0) == e.conjunction() ? right : left;
    }
    return computed(
        e.conjunction() ? Certainty.Connective.AND : Certainty.Connective.OR, List.of(left, right));
  }

  @Override
  public Term visitConvert(Convert e) {
    return Arithmetic.convert(e.type(), e.operand().type(), of(e.operand()));
  }

  @Override
  public Term visitConditional(Conditional e) {
    Term condition = of(e.condition());
    Term whenTrue = code.where(condition, true, () -> of(e.whenTrue()));
    Term whenFalse = code.where(condition, false, () -> of(e.whenFalse()));
    if (condition.constant().isPresent()) {
      return condition.constant().get() != 0 ? whenTrue : whenFalse;
    }
    return whenTrue.equals(whenFalse)
        ? whenTrue
        : computed("choice", List.of(condition, whenTrue, whenFalse));
  }

  @Override
  public Term visitWorkItemQuery(WorkItemQuery e) {
    return of(e.dimension())
        .constant()
        .map(dimension -> code.item().position().query(e.query(), dimension.intValue()))
        .orElse(Term.unknown());
  }

  @Override
  public Term visitIntrinsicCall(IntrinsicCall e) {
    return computed(List.of(e.intrinsic(), e.type()), all(e.arguments()));
  }

  @Override
  public Term visitCall(Call e) {
    List<Term> arguments = all(e.arguments());
    Optional<DeviceFunction> function = code.item().called(e.function());
    if (function.isEmpty()) {
      if (e.arguments().stream().anyMatch(a -> a.type() instanceof ViewType)) {
        code.item().writesAnything();
      }
      return Term.unknown();
    }
    Map<Variable, Term> parameters = new HashMap<>();
    for (int i = 0; i < arguments.size(); i++) {
      parameters.put(function.get().parameters().get(i), arguments.get(i));
    }
    return new FollowedCode(
            code.item(),
            code.chain().calling(e.span(), function.get().displayName()),
            parameters,
            code.certainty())
        .follow(function.get().body());
  }

  @Override
  public Term visitCollective(Collective e) {
    all(e.operation().arguments());
    if (e.operation().arguments().stream().anyMatch(a -> a.type() instanceof ViewType)) {
      code.item().writesAnything();
    }
    return Term.unknown();
  }

  @Override
  public Term visitBarrier(Barrier e) {
    code.item().barrier();
    return Term.unknown();
  }

  @Override
  public Term visitStatementExpression(StatementExpression e) {
    code.followAll(DeviceStatement.of(e));
    return code.get(e.result());
  }

  // Memory.

  /** Part of memory: its elements are those of the whole, from an offset on. */
  @Override
  public Term visitSubView(SubView e) {
    Term whole = of(e.view());
    Term offset = of(e.offset());
    of(e.length());
    return computed(SubView.class, List.of(whole, IndexFromMemory.asRow(offset)));
  }

  @Override
  public Term visitExtent(Extent e) {
    Term view = of(e.view());
    return view instanceof Term.Shared
        ? new Term.Shared(List.of(view, e.dimension()))
        : Term.unknown();
  }

  @Override
  public Term visitReadElement(ReadElement e) {
    Term element = element(e.view(), e.indices());
    // Other groups have local memory of their own.
    if (space(e.view()) != AddressSpace.GLOBAL) {
      return Term.unknown();
    }
    if (element instanceof Term.Element read) {
      code.item()
          .read(
              read,
              new ItemRead(
                  name(e.view()).orElse(read.memory()),
                  code.chain(),
                  e.span(),
                  code.certainty(),
                  code.item().barriers()));
    }
    return element;
  }

  private Term element(DeviceExpression view, List<DeviceExpression> indices) {
    Term memory = of(view);
    List<Term> places = all(indices);
    while (memory instanceof Term.Computed part && part.operation().equals(SubView.class)) {
      places.set(
          0,
          Arithmetic.binary(
              BinaryOperator.ADD, ScalarType.INT, part.operands().get(1), places.get(0)));
      memory = part.operands().get(0);
    }
    return memory instanceof Term.Shared shared && shared.name() instanceof Variable variable
        ? Term.element(variable, places)
        : Term.unknown();
  }

  private static AddressSpace space(DeviceExpression view) {
    return ((ViewType) view.type()).space();
  }

  @Override
  public Term visitAssign(Assign e) {
    Optional<Term> element = place(e.target());
    Term value = of(e.value());
    store(e, e.target(), element, false, value);
    return value;
  }

  @Override
  public Term visitCompoundAssign(CompoundAssign e) {
    Optional<Term> element = place(e.target());
    Term value = of(e.value());
    Term old = old(e.target());
    Term result =
        e.operationType().equals(e.target().type())
            ? Arithmetic.binary(e.operator(), e.operationType(), old, value)
            : Term.unknown();
    store(e, e.target(), element, true, result);
    return result;
  }

  @Override
  public Term visitIncrement(Increment e) {
    Optional<Term> element = place(e.target());
    Term old = old(e.target());
    Term result =
        e.type() instanceof ScalarType type && type.isIntegral() && type.size() >= 4
            ? Arithmetic.binary(
                e.delta() > 0 ? BinaryOperator.ADD : BinaryOperator.SUBTRACT, type, old, ONE)
            : Term.unknown();
    store(e, e.target(), element, true, result);
    return e.prefix() ? result : old;
  }

  private Optional<Term> place(AssignmentTarget target) {
    return target.match(
        local -> Optional.empty(),
        element -> Optional.of(element(element.view(), element.indices())));
  }

  private Term old(AssignmentTarget target) {
    return target.match(local -> code.get(local.variable()), element -> Term.unknown());
  }

  private void store(
      DeviceExpression at,
      AssignmentTarget target,
      Optional<Term> place,
      boolean updates,
      Term value) {
    if (target instanceof AssignmentTarget.Local local) {
      code.set(local.variable(), value);
    } else if (target instanceof AssignmentTarget.Element element
        && space(element.view()) != AddressSpace.PRIVATE) {
      if (place.get() instanceof Term.Element written) {
        code.item()
            .write(
                new ItemWrite(
                    name(element.view()).orElse(written.memory()),
                    written.memory(),
                    written.indices(),
                    updates,
                    value,
                    code.certainty(),
                    code.item().barriers()),
                code.chain(),
                at.span());
      } else {
        code.item().writesAnything();
      }
    }
  }

  private static Optional<Variable> name(DeviceExpression view) {
    return view instanceof ReadLocal read ? Optional.of(read.variable()) : Optional.empty();
  }

  @Override
  public Term visitAtomicOperation(AtomicOperation e) {
    all(e.indices());
    all(e.operands());
    code.item().writesAnything();
    return Term.unknown();
  }

  @Override
  public Term visitAsyncCopyOperation(AsyncCopyOperation e) {
    code.item().writesAnything();
    return Term.unknown();
  }

  @Override
  public Term visitMatrixOperation(MatrixOperation e) {
    code.item().writesAnything();
    return Term.unknown();
  }
}
