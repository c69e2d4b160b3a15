package dev.sycamore.outliner.lowering.expression;

import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.Logical;
import dev.sycamore.model.expression.Unary;
import dev.sycamore.model.expression.UnaryOperator;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.ScalarConversions;
import dev.sycamore.outliner.lowering.fault.BoxedTypes;
import dev.sycamore.outliner.lowering.fault.StringType;
import dev.sycamore.outliner.report.Attempts;
import java.util.Optional;

/** Operators without side effects of their own (JLS 15.15 to 15.24). */
final class OperatorLowering {
  private final FunctionContext context;
  private final ArithmeticLowering arithmetic;
  private final NullComparison nulls;

  OperatorLowering(FunctionContext context) {
    this.context = context;
    this.arithmetic = new ArithmeticLowering(context);
    this.nulls = new NullComparison(context);
  }

  DeviceExpression unary(UnaryExpr e) {
    DeviceExpression operand = context.expressions().scalar(e.getExpression());
    ScalarType type = (ScalarType) operand.type();
    SourceSpan span = context.spanOf(e);
    if (e.getOperator() == UnaryExpr.Operator.LOGICAL_COMPLEMENT) {
      requireType(e, type == ScalarType.BOOLEAN);
      return operand instanceof Literal literal
          ? ScalarConversions.literal(!(Boolean) literal.value(), type, span)
          : new Unary(UnaryOperator.NOT, operand, span);
    }
    requireType(e, ScalarConversions.isNumeric(type));
    DeviceExpression promoted = ScalarConversions.convert(operand, ScalarConversions.promote(type));
    return switch (e.getOperator()) {
      case PLUS -> promoted;
      case MINUS -> new Unary(UnaryOperator.NEGATE, promoted, span);
      case BITWISE_COMPLEMENT -> new Unary(UnaryOperator.COMPLEMENT, promoted, span);
      default ->
          throw context
              .faults()
              .refuseWithHelp(
                  DiagnosticId.UNSUPPORTED_CONSTRUCT,
                  e,
                  "use an operator on primitive types",
                  "this operator");
    };
  }

  DeviceExpression binary(BinaryExpr e) {
    Optional<DeviceExpression> comparison = nulls.of(e);
    if (comparison.isPresent()) {
      return comparison.get();
    }
    requireNoReferences(e);
    return switch (e.getOperator()) {
      case AND -> logical(e, true);
      case OR -> logical(e, false);
      default -> {
        BinaryOperator operator = operator(e);
        Attempts attempts = new Attempts();
        Optional<DeviceExpression> left =
            attempts.of(() -> arithmetic.operand(operator, e.getLeft(), e.getRight()));
        Optional<DeviceExpression> right =
            attempts.of(() -> arithmetic.operand(operator, e.getRight(), e.getLeft()));
        attempts.check();
        yield arithmetic.binary(e, operator, left.orElseThrow(), right.orElseThrow(), e.getRight());
      }
    };
  }

  /** Strings and other references have operators too; none of them is for a device. */
  private void requireNoReferences(BinaryExpr e) {
    if (isString(context.source().typeOf(e))) {
      throw context.faults().refuse(DiagnosticId.TEXT, e);
    }
    boolean equality =
        e.getOperator() == BinaryExpr.Operator.EQUALS
            || e.getOperator() == BinaryExpr.Operator.NOT_EQUALS;
    if (equality && (e.getRight().isNullLiteralExpr() || e.getLeft().isNullLiteralExpr())) {
      requireNoBox(e, e.getLeft());
      requireNoBox(e, e.getRight());
    }
    if (equality && (isReference(e.getLeft()) || isReference(e.getRight()))) {
      throw context
          .faults()
          .refuse(
              DiagnosticId.OPERATION_ON_REFERENCES,
              e,
              "`" + e.getOperator().asString() + "` on references");
    }
  }

  private void requireNoBox(BinaryExpr test, com.github.javaparser.ast.expr.Expression side) {
    Optional<String> primitive = context.source().typeOf(side).flatMap(BoxedTypes::primitiveOf);
    if (primitive.isPresent()) {
      throw context
          .faults()
          .refuseWithHelp(
              DiagnosticId.OPERATION_ON_REFERENCES,
              test,
              "test it before the kernel, `boolean isNull = "
                  + side
                  + " == null;`, and copy its value into "
                  + (primitive.get().equals("int") ? "an" : "a")
                  + " `"
                  + primitive.get()
                  + "`",
              "`" + test.getOperator().asString() + "` on references");
    }
  }

  private boolean isReference(com.github.javaparser.ast.expr.Expression e) {
    Optional<JavaType> type = context.source().typeOf(e);
    return type.isPresent()
        && type.get() != JavaType.Special.ERRONEOUS
        && !(type.get() instanceof JavaType.Primitive)
        && context.source().scalarTypeOf(e).isEmpty()
        && !BoxedTypes.isBoxed(type.get());
  }

  private static boolean isString(Optional<JavaType> type) {
    return type.filter(StringType::isString).isPresent();
  }

  private DeviceExpression logical(BinaryExpr e, boolean conjunction) {
    Attempts attempts = new Attempts();
    Optional<DeviceExpression> left = attempts.of(() -> operand(e.getLeft()));
    if (left.isPresent()
        && left.get() instanceof Literal decided
        && !decided.value().equals(conjunction)) {
      // The right side is not device code, and later javac does not capture what it names.
      return ScalarConversions.literal(!conjunction, ScalarType.BOOLEAN, context.spanOf(e));
    }
    Optional<DeviceExpression> right = attempts.of(() -> operand(e.getRight()));
    attempts.check();
    if (left.orElseThrow() instanceof Literal) {
      return right.orElseThrow();
    }
    return new Logical(conjunction, left.orElseThrow(), right.orElseThrow(), context.spanOf(e));
  }

  private DeviceExpression operand(com.github.javaparser.ast.expr.Expression side) {
    return context.expressions().scalar(side, ScalarType.BOOLEAN);
  }

  private void requireType(UnaryExpr e, boolean right) {
    if (!right) {
      throw context
          .faults()
          .refuse(DiagnosticId.UNSUPPORTED_TYPE, e, context.display(e.getExpression()));
    }
  }

  private static BinaryOperator operator(BinaryExpr e) {
    return switch (e.getOperator()) {
      case PLUS -> BinaryOperator.ADD;
      case MINUS -> BinaryOperator.SUBTRACT;
      case MULTIPLY -> BinaryOperator.MULTIPLY;
      case DIVIDE -> BinaryOperator.DIVIDE;
      case REMAINDER -> BinaryOperator.REMAINDER;
      case LEFT_SHIFT -> BinaryOperator.SHIFT_LEFT;
      case SIGNED_RIGHT_SHIFT -> BinaryOperator.SHIFT_RIGHT;
      case UNSIGNED_RIGHT_SHIFT -> BinaryOperator.SHIFT_RIGHT_UNSIGNED;
      case BINARY_AND -> BinaryOperator.AND;
      case BINARY_OR -> BinaryOperator.OR;
      case XOR -> BinaryOperator.XOR;
      case LESS -> BinaryOperator.LESS;
      case LESS_EQUALS -> BinaryOperator.LESS_OR_EQUAL;
      case GREATER -> BinaryOperator.GREATER;
      case GREATER_EQUALS -> BinaryOperator.GREATER_OR_EQUAL;
      case EQUALS -> BinaryOperator.EQUAL;
      case NOT_EQUALS -> BinaryOperator.NOT_EQUAL;
      default -> throw new IllegalArgumentException("operator " + e.getOperator());
    };
  }
}
