package dev.sycamore.codegen.passes;

import dev.sycamore.codegen.error.CodegenException;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.AtomicOperation;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.Conditional;
import dev.sycamore.model.expression.Convert;
import dev.sycamore.model.expression.Expression;
import dev.sycamore.model.expression.Extent;
import dev.sycamore.model.expression.Logical;
import dev.sycamore.model.expression.NewRecord;
import dev.sycamore.model.expression.ReadComponent;
import dev.sycamore.model.expression.ReadElement;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.SubGroupOperation;
import dev.sycamore.model.expression.SubView;
import dev.sycamore.model.expression.Unary;
import dev.sycamore.model.expression.UnaryOperator;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.expression.WorkItemQuery;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.RecordType;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.ViewType;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;

/** The expressions' half of {@link VerifyNormalForm}. */
final class ExpressionVerifier {

  private final Map<String, List<DeviceType>> functions;
  private final Predicate<Variable> declared;

  /**
   * @param functions the types of the parameters of each function of the unit
   * @param declared whether a variable is in scope
   */
  ExpressionVerifier(Map<String, List<DeviceType>> functions, Predicate<Variable> declared) {
    this.functions = functions;
    this.declared = declared;
  }

  /** A pure expression, or a call or atomic operation on pure operands. */
  void verifyRoot(Expression expression, DeviceType type) {
    if (expression instanceof Call
        || expression instanceof AtomicOperation
        || expression instanceof SubGroupOperation) {
      Operands.of(expression).forEach(this::pure);
    } else {
      pure(expression);
    }
    requireType(expression, type);
    if (expression instanceof Call call && functions.containsKey(call.function())) {
      List<DeviceType> types = call.arguments().stream().map(Expression::type).toList();
      require(types.equals(functions.get(call.function())), "arguments of a call", call.span());
    } else if (expression instanceof AtomicOperation e) {
      verifyElement(e.view(), e.indices(), e.span());
    } else if (expression instanceof SubGroupOperation e) {
      e.operands().forEach(operand -> requireType(operand, ScalarType.INT));
    }
  }

  void verifyPure(Expression expression, DeviceType type) {
    pure(expression);
    requireType(expression, type);
  }

  void verifyElement(Expression view, List<Expression> indices, SourceSpan span) {
    pure(view);
    require(view.type() instanceof ViewType, "an element of no view", span);
    require(indices.size() == ((ViewType) view.type()).dimensions(), "number of indices", span);
    indices.forEach(i -> verifyPure(i, ScalarType.INT));
  }

  private void pure(Expression expression) {
    if (expression instanceof Logical e) {
      verifyPure(e.left(), ScalarType.BOOLEAN);
      verifyPure(e.right(), ScalarType.BOOLEAN);
      return;
    } else if (expression instanceof Conditional e) {
      verifyPure(e.condition(), ScalarType.BOOLEAN);
      pure(e.whenTrue());
      verifyPure(e.whenFalse(), e.type());
      return;
    }
    require(
        Effects.isPure(expression),
        "not pure: " + expression.getClass().getSimpleName(),
        expression.span());
    Operands.of(expression).forEach(this::pure);
    types(expression);
  }

  private void types(Expression expression) {
    if (expression instanceof ReadLocal e) {
      require(declared.test(e.variable()), e.variable().name() + " is not in scope", e.span());
    } else if (expression instanceof Unary e) {
      boolean logical = e.operator() == UnaryOperator.NOT;
      require((e.type() == ScalarType.BOOLEAN) == logical, "operand of " + e.operator(), e.span());
    } else if (expression instanceof Binary e) {
      binary(e);
    } else if (expression instanceof Convert e) {
      require(
          e.type() != ScalarType.BOOLEAN
              && e.operand().type() instanceof ScalarType from
              && from != ScalarType.BOOLEAN,
          "conversion from " + e.operand().type() + " to " + e.type(),
          e.span());
    } else if (expression instanceof ReadElement e) {
      verifyElement(e.view(), e.indices(), e.span());
    } else if (expression instanceof Extent e) {
      require(
          e.view().type() instanceof ViewType v && e.dimension() < v.dimensions(),
          "extent of no dimension",
          e.span());
    } else if (expression instanceof SubView e) {
      require(e.view().type() instanceof ViewType v && v.dimensions() == 1, "sub-view", e.span());
      requireType(e.offset(), ScalarType.INT);
      requireType(e.length(), ScalarType.INT);
    } else if (expression instanceof WorkItemQuery e) {
      requireType(e.dimension(), ScalarType.INT);
    } else if (expression instanceof NewRecord e) {
      List<DeviceType> types =
          e.type().components().stream().map(RecordType.Component::type).toList();
      require(
          e.components().stream().map(Expression::type).toList().equals(types),
          "components of a record",
          e.span());
    } else if (expression instanceof ReadComponent e) {
      require(e.record().type() instanceof RecordType, "component of no record", e.span());
    }
  }

  private static void binary(Binary e) {
    DeviceType left = e.left().type();
    DeviceType right = e.operator().isShift() ? ScalarType.INT : left;
    requireType(e.right(), right);
    boolean fits;
    if (left == ScalarType.INT || left == ScalarType.LONG) {
      fits = true;
    } else if (left == ScalarType.FLOAT || left == ScalarType.DOUBLE) {
      fits =
          switch (e.operator()) {
            case ADD, SUBTRACT, MULTIPLY, DIVIDE -> true;
            default -> e.operator().isComparison();
          };
    } else {
      fits =
          left == ScalarType.BOOLEAN
              && switch (e.operator()) {
                case AND, OR, XOR, EQUAL, NOT_EQUAL -> true;
                default -> false;
              };
    }
    require(fits, e.operator() + " on " + left, e.span());
  }

  private static void requireType(Expression expression, DeviceType type) {
    require(
        Objects.equals(expression.type(), type),
        "type " + expression.type() + " instead of " + type,
        expression.span());
  }

  private static void require(boolean condition, String message, SourceSpan span) {
    if (!condition) {
      throw new CodegenException(message, span);
    }
  }
}
