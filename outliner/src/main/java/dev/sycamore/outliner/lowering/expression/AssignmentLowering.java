package dev.sycamore.outliner.lowering.expression;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.UnaryExpr;
import com.github.javaparser.ast.stmt.ExpressionStmt;
import com.github.javaparser.ast.stmt.ForStmt;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.model.expression.Assign;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.CompoundAssign;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Increment;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.outliner.lowering.choice.ArrayVariables;
import dev.sycamore.outliner.lowering.context.ArraySlots;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.ScalarConversions;
import dev.sycamore.outliner.lowering.fault.StringType;
import dev.sycamore.outliner.report.Attempts;
import java.util.Optional;

/** Assignments, {@code ++} and {@code --} (JLS 15.14.2, 15.15.1, 15.26). */
final class AssignmentLowering {
  private final FunctionContext context;
  private final ArrayVariables arrays;
  private final AssignmentTargetLowering targets;
  private final ArithmeticLowering arithmetic;

  AssignmentLowering(FunctionContext context) {
    this.context = context;
    this.arrays = new ArrayVariables(context);
    this.targets = new AssignmentTargetLowering(context);
    this.arithmetic = new ArithmeticLowering(context);
  }

  static boolean isIncrement(UnaryExpr e) {
    return switch (e.getOperator()) {
      case PREFIX_INCREMENT, PREFIX_DECREMENT, POSTFIX_INCREMENT, POSTFIX_DECREMENT -> true;
      default -> false;
    };
  }

  DeviceExpression increment(UnaryExpr e) {
    AssignedPlace place = targets.place(e.getExpression(), true);
    AssignmentTarget target = place.target();
    if (!(target.type() instanceof ScalarType type) || !ScalarConversions.isNumeric(type)) {
      throw context
          .faults()
          .refuse(DiagnosticId.UNSUPPORTED_TYPE, e, context.display(e.getExpression()));
    }
    UnaryExpr.Operator operator = e.getOperator();
    boolean up =
        operator == UnaryExpr.Operator.PREFIX_INCREMENT
            || operator == UnaryExpr.Operator.POSTFIX_INCREMENT;
    return place.complete(
        new Increment(target, up ? 1 : -1, operator.isPrefix(), context.spanOf(e)));
  }

  DeviceExpression assign(AssignExpr e) {
    if (context.source().typeOf(e.getTarget()).filter(StringType::isString).isPresent()) {
      throw context.faults().refuse(DiagnosticId.TEXT, e);
    }
    Optional<ArraySlots> array = arrays.assigned(e.getTarget());
    if (array.isPresent()) {
      return assign(e, array.get());
    }
    boolean isSimple = e.getOperator() == AssignExpr.Operator.ASSIGN;
    Attempts attempts = new Attempts();
    Optional<AssignedPlace> place = attempts.of(() -> targets.place(e.getTarget(), !isSimple));
    Optional<AssignmentTarget> target = place.map(AssignedPlace::target);
    Optional<DeviceExpression> value = attempts.of(() -> value(e, target));
    attempts.check();
    return place
        .orElseThrow()
        .complete(
            isSimple
                ? new Assign(target.orElseThrow(), value.orElseThrow(), context.spanOf(e))
                : compound(e, target.orElseThrow(), value.orElseThrow()));
  }

  /** A variable that refers to one of several arrays refers to another one. */
  private DeviceExpression assign(AssignExpr e, ArraySlots variable) {
    DeviceExpression assignment = arrays.assign(variable, e.getValue(), context.spanOf(e));
    Node use = e.getParentNode().orElseThrow();
    if (!(use instanceof ExpressionStmt) && !(use instanceof ForStmt)) {
      throw context
          .faults()
          .refuseWithHelp(
              DiagnosticId.ARRAY,
              e,
              "make it a statement of its own",
              "an assignment to an array variable inside an expression");
    }
    return assignment;
  }

  private DeviceExpression value(AssignExpr e, Optional<AssignmentTarget> target) {
    Expression written = e.getValue();
    if (e.getOperator() == AssignExpr.Operator.ASSIGN && target.isPresent()) {
      return context.expressions().converted(written, target.get().type());
    }
    return target.isPresent()
        ? arithmetic.operand(operator(e), written, e.getTarget())
        : context.expressions().plain(written);
  }

  private DeviceExpression compound(AssignExpr e, AssignmentTarget target, DeviceExpression value) {
    BinaryOperator operator = operator(e);
    TargetUpdate read = new TargetUpdate(context, e.getTarget());
    ScalarType type = arithmetic.operationType(e, operator, read.sample(target), value);
    DeviceExpression operand =
        ScalarConversions.convert(value, operator.isShift() ? ScalarType.INT : type);
    arithmetic.checkDivisor(operator, operand, e.getValue());
    if (operator == BinaryOperator.REMAINDER && type.isFloating()) {
      return read.update(
          target,
          old -> context.calls().remainder(e, ScalarConversions.convert(old, type), operand));
    }
    return new CompoundAssign(
        target, operator, type, operand, arithmetic.fastMath(e, operator, type), context.spanOf(e));
  }

  private static BinaryOperator operator(AssignExpr e) {
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
      case ASSIGN -> throw new IllegalArgumentException("not a compound assignment");
    };
  }
}
