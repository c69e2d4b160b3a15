package dev.sycamore.analysis.disjoint;

import dev.sycamore.analysis.disjoint.Known.Int;
import dev.sycamore.analysis.disjoint.Known.Memory;
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
import dev.sycamore.model.expression.GroupScratch;
import dev.sycamore.model.expression.Increment;
import dev.sycamore.model.expression.Intrinsic;
import dev.sycamore.model.expression.IntrinsicCall;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.Logical;
import dev.sycamore.model.expression.MatrixOperation;
import dev.sycamore.model.expression.NativeOperation;
import dev.sycamore.model.expression.NewRecord;
import dev.sycamore.model.expression.Print;
import dev.sycamore.model.expression.ReadComponent;
import dev.sycamore.model.expression.ReadElement;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.SimpleExpressionVisitor;
import dev.sycamore.model.expression.StatementExpression;
import dev.sycamore.model.expression.SubGroupOperation;
import dev.sycamore.model.expression.SubView;
import dev.sycamore.model.expression.Unary;
import dev.sycamore.model.expression.UnaryOperator;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.expression.WorkItemQuery;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.ViewType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Evaluates expressions with symbols, and notes which memory they use. */
final class SymbolicValues implements SimpleExpressionVisitor<Known> {
  private final SymbolicCode code;
  private final SymbolArithmetic integers;

  SymbolicValues(SymbolicCode code) {
    this.code = code;
    this.integers = new SymbolArithmetic(code.symbols());
  }

  Known of(DeviceExpression e) {
    Known value = e.accept(this);
    return isInteger(e.type()) && !(value instanceof Int) && !(value instanceof Known.Row)
        ? integers.any(e.type())
        : value;
  }

  static boolean isInteger(DeviceType type) {
    return type instanceof ScalarType scalar && scalar.isIntegral();
  }

  private List<Known> all(List<DeviceExpression> expressions) {
    List<Known> values = new ArrayList<>(expressions.size());
    expressions.forEach(e -> values.add(of(e)));
    return values;
  }

  /** What else there is has no operands, or does not come before kernels are checked. */
  @Override
  public Known defaultAction(DeviceExpression e) {
    return Known.NOTHING;
  }

  @Override
  public Known visitLiteral(Literal e) {
    if (e.value() instanceof Character character) {
      return SymbolArithmetic.constant(character);
    }
    return isInteger(e.type())
        ? SymbolArithmetic.constant(((Number) e.value()).longValue())
        : Known.NOTHING;
  }

  @Override
  public Known visitReadLocal(ReadLocal e) {
    return code.get(e.variable());
  }

  @Override
  public Known visitUnary(Unary e) {
    Known operand = of(e.operand());
    if (e.operator() == UnaryOperator.NOT) {
      return new Known.Not(operand);
    }
    return operand instanceof Int number && isInteger(e.type())
        ? integers.binary(
            BinaryOperator.SUBTRACT,
            e.type(),
            SymbolArithmetic.constant(e.operator() == UnaryOperator.NEGATE ? 0 : -1),
            number,
            code.facts())
        : Known.NOTHING;
  }

  @Override
  public Known visitBinary(Binary e) {
    Known left = of(e.left());
    Known right = of(e.right());
    if (!(left instanceof Int a) || !(right instanceof Int b)) {
      // The place of a row is in one half of its entry, and its length in the other.
      return left instanceof Known.Row && e.operator() == BinaryOperator.SHIFT_RIGHT
          ? left
          : Known.NOTHING;
    }
    return e.operator().isComparison()
        ? new Known.Comparison(e.operator(), a, b)
        : integers.binary(e.operator(), e.left().type(), a, b, code.facts());
  }

  @Override
  public Known visitLogical(Logical e) {
    Known left = of(e.left());
    Known right = code.where(left, e.conjunction(), () -> of(e.right()));
    return new Known.Joined(e.conjunction(), left, right);
  }

  @Override
  public Known visitConvert(Convert e) {
    Known operand = of(e.operand());
    if (operand instanceof Int number) {
      return isInteger(e.type()) ? integers.convert(e.type(), number, code.facts()) : Known.NOTHING;
    }
    return operand instanceof Known.Row ? operand : Known.NOTHING;
  }

  @Override
  public Known visitConditional(Conditional e) {
    Known condition = of(e.condition());
    Known whenTrue = code.where(condition, true, () -> of(e.whenTrue()));
    Known whenFalse = code.where(condition, false, () -> of(e.whenFalse()));
    return whenTrue.equals(whenFalse) ? whenTrue : Known.NOTHING;
  }

  @Override
  public Known visitWorkItemQuery(WorkItemQuery e) {
    return of(e.dimension()) instanceof Int dimension
            && dimension.value().constant().isPresent()
            && dimension.value().constant().get() < e.dimensions()
            && dimension.value().constant().get() >= 0
        ? new Int(
            code.symbols().query(e.query(), dimension.value().constant().get().intValue()), true)
        : Known.NOTHING;
  }

  @Override
  public Known visitIntrinsicCall(IntrinsicCall e) {
    List<Known> operands = all(e.arguments());
    boolean isExtreme = e.intrinsic() == Intrinsic.MIN || e.intrinsic() == Intrinsic.MAX;
    return isExtreme && operands.get(0) instanceof Int left && operands.get(1) instanceof Int right
        ? integers.extreme(e.intrinsic() == Intrinsic.MIN, e.type(), left, right)
        : Known.NOTHING;
  }

  @Override
  public Known visitCall(Call e) {
    List<Known> arguments = all(e.arguments());
    Optional<DeviceFunction> function = code.found().called(e.function());
    if (function.isEmpty()) {
      giveUpIfMemory(e.arguments());
      return Known.NOTHING;
    }
    Map<Variable, Known> parameters = new HashMap<>();
    for (int i = 0; i < arguments.size(); i++) {
      parameters.put(function.get().parameters().get(i), arguments.get(i));
    }
    return code.calling(e, function.get(), parameters);
  }

  private void giveUpIfMemory(List<DeviceExpression> arguments) {
    if (arguments.stream().anyMatch(a -> a.type() instanceof ViewType)) {
      code.found().giveUp();
    }
  }

  @Override
  public Known visitCollective(Collective e) {
    all(e.operation().arguments());
    giveUpIfMemory(
        e.operation().arguments().stream().filter(a -> !(a instanceof GroupScratch)).toList());
    return Known.NOTHING;
  }

  @Override
  public Known visitSubGroupOperation(SubGroupOperation e) {
    all(e.operands());
    return Known.NOTHING;
  }

  @Override
  public Known visitNativeOperation(NativeOperation e) {
    all(e.operands());
    return Known.NOTHING;
  }

  @Override
  public Known visitPrint(Print e) {
    all(e.arguments());
    return Known.NOTHING;
  }

  @Override
  public Known visitNewRecord(NewRecord e) {
    all(e.components());
    return Known.NOTHING;
  }

  @Override
  public Known visitReadComponent(ReadComponent e) {
    of(e.record());
    return Known.NOTHING;
  }

  @Override
  public Known visitStatementExpression(StatementExpression e) {
    code.followAll(DeviceStatement.of(e));
    return code.get(e.result());
  }

  @Override
  public Known visitBarrier(Barrier e) {
    code.found().barrier();
    return Known.NOTHING;
  }

  // Memory.

  @Override
  public Known visitSubView(SubView e) {
    Known whole = of(e.view());
    Known offset = of(e.offset());
    of(e.length());
    if (!(whole instanceof Memory memory)) {
      return Known.NOTHING;
    } else if (offset instanceof Known.Row row) {
      List<Known> rows = new ArrayList<>(memory.rows());
      rows.addAll(row.rows());
      return new Memory(memory.variable(), rows, memory.offset(), false);
    }
    return new Memory(
        memory.variable(), memory.rows(), memory.offset().flatMap(o -> sum(o, offset)), false);
  }

  private static Optional<SymbolSum> sum(SymbolSum offset, Known index) {
    try {
      return index instanceof Int number
          ? Optional.of(offset.plus(number.value()))
          : Optional.empty();
    } catch (ArithmeticException tooLarge) {
      return Optional.empty();
    }
  }

  @Override
  public Known visitExtent(Extent e) {
    if (of(e.view()) instanceof Memory memory && memory.isWhole()) {
      return new Int(code.symbols().extent(memory.variable(), e.dimension()), true);
    }
    Limits limits = new Limits(0, Integer.MAX_VALUE);
    return SymbolArithmetic.of(code.symbols().fresh(Symbol.Kind.FREE, limits, Interval.ANY));
  }

  @Override
  public Known visitReadElement(ReadElement e) {
    Known view = of(e.view());
    List<Known> indices = all(e.indices());
    if (view instanceof Memory memory && code.symbols().isRowTable(memory.variable())) {
      List<Known> rows = new ArrayList<>(memory.rows());
      rows.addAll(indices);
      return new Known.Row(rows);
    }
    code.use(e, MemoryAccess.Kind.READ, e.view(), view, indices);
    return Known.NOTHING;
  }

  @Override
  public Known visitAtomicOperation(AtomicOperation e) {
    Known view = of(e.view());
    List<Known> indices = all(e.indices());
    all(e.operands());
    code.use(e, MemoryAccess.Kind.ATOMIC, e.view(), view, indices);
    return Known.NOTHING;
  }

  @Override
  public Known visitAsyncCopyOperation(AsyncCopyOperation e) {
    all(e.operands());
    giveUpIfMemory(e.views());
    return Known.NOTHING;
  }

  /** Its memory is private. */
  @Override
  public Known visitMatrixOperation(MatrixOperation e) {
    all(e.offsets());
    return Known.NOTHING;
  }

  @Override
  public Known visitAssign(Assign e) {
    if (e.target() instanceof AssignmentTarget.Element element) {
      Known view = of(element.view());
      List<Known> indices = all(element.indices());
      Known value = of(e.value());
      code.use(e, MemoryAccess.Kind.WRITE, element.view(), view, indices);
      return value;
    }
    Known value = of(e.value());
    code.set(((AssignmentTarget.Local) e.target()).variable(), value);
    return value;
  }

  @Override
  public Known visitCompoundAssign(CompoundAssign e) {
    if (e.target() instanceof AssignmentTarget.Local local) {
      Known old = code.get(local.variable());
      Known value = of(e.value());
      Known result =
          old instanceof Int a
                  && value instanceof Int b
                  && e.operationType().equals(local.variable().type())
              ? integers.binary(e.operator(), e.operationType(), a, b, code.facts())
              : anyOf(local.variable().type());
      code.set(local.variable(), result);
      return result;
    }
    return update(e, (AssignmentTarget.Element) e.target(), List.of(e.value()));
  }

  private Known update(
      DeviceExpression e, AssignmentTarget.Element target, List<DeviceExpression> values) {
    Known view = of(target.view());
    List<Known> indices = all(target.indices());
    all(values);
    code.use(e, MemoryAccess.Kind.WRITE, target.view(), view, indices);
    return Known.NOTHING;
  }

  private Known anyOf(DeviceType type) {
    return isInteger(type) ? integers.any(type) : Known.NOTHING;
  }

  @Override
  public Known visitIncrement(Increment e) {
    if (e.target() instanceof AssignmentTarget.Element element) {
      return update(e, element, List.of());
    }
    Variable variable = ((AssignmentTarget.Local) e.target()).variable();
    Known old = code.get(variable);
    boolean isWide = variable.type() == ScalarType.INT || variable.type() == ScalarType.LONG;
    Known result =
        old instanceof Int number && isWide
            ? integers.binary(
                BinaryOperator.ADD,
                variable.type(),
                number,
                SymbolArithmetic.constant(e.delta()),
                code.facts())
            : anyOf(variable.type());
    code.set(variable, result);
    return e.prefix() ? result : old;
  }
}
