package dev.sycamore.analysis.touched;

import dev.sycamore.binding.touched.IndexOperator;
import dev.sycamore.binding.touched.LaunchQuantity;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.Conditional;
import dev.sycamore.model.expression.Convert;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Extent;
import dev.sycamore.model.expression.Intrinsic;
import dev.sycamore.model.expression.IntrinsicCall;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.SimpleExpressionVisitor;
import dev.sycamore.model.expression.Unary;
import dev.sycamore.model.expression.UnaryOperator;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.expression.WorkItemQuery;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.Return;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.ScalarType;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What integer expressions of a body are, in terms of the launch. Where a computation would wrap
 * around, the code has no value when it is evaluated, so that INT and LONG need not be told apart.
 */
final class IndexValues implements SimpleExpressionVisitor<Optional<IndexCode>> {
  private final TouchedFunctions functions;

  /** Arrays by the variables that are one, with the numbers of their arguments. */
  private final Map<Variable, Integer> arrays = new HashMap<>();

  private final Map<Variable, IndexCode> known = new HashMap<>();

  IndexValues(TouchedFunctions functions) {
    this.functions = functions;
  }

  void define(Variable variable, IndexCode value) {
    known.put(variable, value);
  }

  void forget(Variable variable) {
    known.remove(variable);
  }

  void defineArray(Variable variable, int argument) {
    arrays.put(variable, argument);
  }

  /** The number of the argument that an array is, if that is one for sure. */
  Optional<Integer> arrayOf(DeviceExpression view) {
    return view instanceof ReadLocal read
        ? Optional.ofNullable(arrays.get(read.variable()))
        : Optional.empty();
  }

  Optional<IndexCode> of(DeviceExpression expression) {
    return isInteger(expression.type()) ? expression.accept(this) : Optional.empty();
  }

  static boolean isInteger(DeviceType type) {
    return type instanceof ScalarType scalar && scalar.isIntegral();
  }

  @Override
  public Optional<IndexCode> defaultAction(DeviceExpression expression) {
    return Optional.empty();
  }

  @Override
  public Optional<IndexCode> visitLiteral(Literal e) {
    return e.value() instanceof Character c
        ? Optional.of(IndexCode.constant(c))
        : Optional.of(IndexCode.constant(((Number) e.value()).longValue()));
  }

  @Override
  public Optional<IndexCode> visitReadLocal(ReadLocal e) {
    return Optional.ofNullable(known.get(e.variable()));
  }

  @Override
  public Optional<IndexCode> visitExtent(Extent e) {
    return arrayOf(e.view()).map(argument -> IndexCode.of(LaunchQuantity.LENGTH, argument));
  }

  @Override
  public Optional<IndexCode> visitWorkItemQuery(WorkItemQuery e) {
    if (!(e.dimension() instanceof Literal dimension)) {
      return Optional.empty();
    }
    LaunchQuantity quantity =
        switch (e.query()) {
          case GLOBAL_ID -> LaunchQuantity.GLOBAL_ID;
          case LOCAL_ID -> LaunchQuantity.LOCAL_ID;
          case GROUP_ID -> LaunchQuantity.GROUP_ID;
          case GLOBAL_RANGE -> LaunchQuantity.GLOBAL_RANGE;
          case LOCAL_RANGE -> LaunchQuantity.LOCAL_RANGE;
          case GROUP_RANGE -> LaunchQuantity.GROUP_RANGE;
        };
    int number = ((Number) dimension.value()).intValue();
    return number >= 0 && number < e.dimensions()
        ? Optional.of(IndexCode.of(quantity, number))
        : Optional.empty();
  }

  @Override
  public Optional<IndexCode> visitConvert(Convert e) {
    // What is narrower than an INT would lose bits.
    return e.type() == ScalarType.INT || e.type() == ScalarType.LONG
        ? of(e.operand())
        : Optional.empty();
  }

  @Override
  public Optional<IndexCode> visitUnary(Unary e) {
    // The complement of x is -1 - x.
    return e.operator() == UnaryOperator.NOT
        ? Optional.empty()
        : IndexCode.operation(
            IndexOperator.SUBTRACT,
            Optional.of(IndexCode.constant(e.operator() == UnaryOperator.NEGATE ? 0 : -1)),
            of(e.operand()));
  }

  @Override
  public Optional<IndexCode> visitBinary(Binary e) {
    if (e.operator().isComparison()) {
      return Optional.empty();
    }
    Optional<IndexCode> left = of(e.left());
    Optional<IndexCode> right = of(e.right());
    return e.operator() == BinaryOperator.SUBTRACT
        ? left.flatMap(from -> right.flatMap(by -> MaskedDifference.of(from, by)))
        : IndexCode.operation(operator(e.operator()), left, right);
  }

  private static IndexOperator operator(BinaryOperator operator) {
    return switch (operator) {
      case ADD -> IndexOperator.ADD;
      case SUBTRACT -> IndexOperator.SUBTRACT;
      case MULTIPLY -> IndexOperator.MULTIPLY;
      case DIVIDE -> IndexOperator.DIVIDE;
      case REMAINDER -> IndexOperator.REMAINDER;
      case SHIFT_LEFT -> IndexOperator.SHIFT_LEFT;
      case SHIFT_RIGHT -> IndexOperator.SHIFT_RIGHT;
      case SHIFT_RIGHT_UNSIGNED -> IndexOperator.SHIFT_RIGHT_UNSIGNED;
      case AND -> IndexOperator.AND;
      case OR -> IndexOperator.OR;
      case XOR -> IndexOperator.XOR;
      default -> throw new IllegalArgumentException(operator.toString());
    };
  }

  @Override
  public Optional<IndexCode> visitConditional(Conditional e) {
    return IndexCode.operation(IndexOperator.EITHER, of(e.whenTrue()), of(e.whenFalse()));
  }

  @Override
  public Optional<IndexCode> visitIntrinsicCall(IntrinsicCall e) {
    List<DeviceExpression> operands = e.arguments();
    if (e.intrinsic() == Intrinsic.ABS) {
      return IndexCode.operation(IndexOperator.ABS, of(operands.get(0)));
    } else if (e.intrinsic() == Intrinsic.MIN || e.intrinsic() == Intrinsic.MAX) {
      return IndexCode.operation(
          e.intrinsic() == Intrinsic.MIN ? IndexOperator.MIN : IndexOperator.MAX,
          of(operands.get(0)),
          of(operands.get(1)));
    }
    return Optional.empty();
  }

  /** A function that computes its result in one expression. */
  @Override
  public Optional<IndexCode> visitCall(Call e) {
    Optional<DeviceFunction> called = functions.defined(e.function());
    if (called.isEmpty()) {
      return Optional.empty();
    }
    List<DeviceStatement> statements = called.get().body().statements();
    IndexValues inside = ofCall(e, called.get());
    for (DeviceStatement statement : statements) {
      if (statement instanceof Return end) {
        return end.value().flatMap(inside::of);
      } else if (!(statement instanceof DeclareLocal)) {
        return Optional.empty();
      }
      inside.declare((DeclareLocal) statement, functions.assignments(called.get().body()));
    }
    return Optional.empty();
  }

  /** The variables of a function in a call of it. */
  IndexValues ofCall(Call call, DeviceFunction function) {
    IndexValues inside = new IndexValues(functions);
    functions.defineStatics(inside);
    Assignments assignments = functions.assignments(function.body());
    for (int i = 0; i < call.arguments().size(); i++) {
      Variable parameter = function.parameters().get(i);
      if (assignments.isAssigned(parameter)) {
        continue;
      }
      DeviceExpression argument = call.arguments().get(i);
      of(argument).ifPresent(value -> inside.define(parameter, value));
      arrayOf(argument).ifPresent(array -> inside.defineArray(parameter, array));
    }
    return inside;
  }

  /** Adds a variable, if it always has its first value. */
  void declare(DeclareLocal declaration, Assignments assignments) {
    if (declaration.initializer().isPresent() && !assignments.isAssigned(declaration.variable())) {
      DeviceExpression value = declaration.initializer().get();
      of(value).ifPresent(code -> define(declaration.variable(), code));
      arrayOf(value).ifPresent(array -> defineArray(declaration.variable(), array));
    }
  }
}
