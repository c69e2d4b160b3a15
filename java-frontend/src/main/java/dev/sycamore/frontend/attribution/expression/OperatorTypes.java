package dev.sycamore.frontend.attribution.expression;

import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.UnaryExpr;
import dev.sycamore.frontend.attribution.constant.ConstantFolding;
import dev.sycamore.frontend.attribution.scope.NameScope;
import dev.sycamore.frontend.attribution.scope.PatternBindings;
import dev.sycamore.frontend.attribution.unit.UnitContext;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.JavaType.Primitive;
import dev.sycamore.frontend.symbols.JavaType.Special;
import dev.sycamore.frontend.symbols.JavaTypes;
import dev.sycamore.frontend.symbols.Primitives;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/** Unary and binary operators (JLS 15.14 to 15.24). */
final class OperatorTypes {
  private final UnitContext unit;

  OperatorTypes(UnitContext unit) {
    this.unit = unit;
  }

  JavaType unary(UnaryExpr unary, NameScope scope) {
    JavaType operand = unit.expressions().attribute(unary.getExpression(), scope);
    unit.table()
        .constantOf(unary.getExpression())
        .flatMap(value -> ConstantFolding.unary(unary.getOperator(), value))
        .ifPresent(value -> unit.table().constant(unary, value));
    return switch (unary.getOperator()) {
      case LOGICAL_COMPLEMENT -> {
        unit.table().bindings(unary, unit.table().bindingsOf(unary.getExpression()).not());
        yield Primitive.BOOLEAN;
      }
      case PLUS, MINUS, BITWISE_COMPLEMENT -> promoted(operand);
      default -> operand;
    };
  }

  /** The left operands are a chain that may be long: it is walked, not recursed into. */
  JavaType binary(BinaryExpr outermost, NameScope scope) {
    Deque<BinaryExpr> chain = new ArrayDeque<>();
    Expression left = outermost;
    while (left instanceof BinaryExpr binary) {
      chain.push(binary);
      left = binary.getLeft();
    }
    JavaType type = unit.expressions().attribute(left, scope);
    for (BinaryExpr binary : chain) {
      type = binary(binary, type, scope);
      unit.table().type(binary, type);
    }
    return type;
  }

  private JavaType binary(BinaryExpr binary, JavaType left, NameScope scope) {
    BinaryExpr.Operator operator = binary.getOperator();
    PatternBindings ofLeft = unit.table().bindingsOf(binary.getLeft());
    NameScope forRight =
        switch (operator) {
          case AND -> scope.with(ofLeft.whenTrue());
          case OR -> scope.with(ofLeft.whenFalse());
          default -> scope;
        };
    JavaType right = unit.expressions().attribute(binary.getRight(), forRight);
    PatternBindings ofRight = unit.table().bindingsOf(binary.getRight());
    if (operator == BinaryExpr.Operator.AND) {
      unit.table().bindings(binary, ofLeft.and(ofRight));
    } else if (operator == BinaryExpr.Operator.OR) {
      unit.table().bindings(binary, ofLeft.or(ofRight));
    }
    fold(binary);
    return typeOf(operator, left, right);
  }

  private void fold(BinaryExpr binary) {
    Optional<Object> left = unit.table().constantOf(binary.getLeft());
    Optional<Object> right = unit.table().constantOf(binary.getRight());
    if (left.isPresent() && right.isPresent()) {
      ConstantFolding.binary(binary.getOperator(), left.get(), right.get())
          .ifPresent(value -> unit.table().constant(binary, value));
    }
  }

  private JavaType typeOf(BinaryExpr.Operator operator, JavaType left, JavaType right) {
    return switch (operator) {
      case AND, OR, EQUALS, NOT_EQUALS, LESS, LESS_EQUALS, GREATER, GREATER_EQUALS ->
          Primitive.BOOLEAN;
      case LEFT_SHIFT, SIGNED_RIGHT_SHIFT, UNSIGNED_RIGHT_SHIFT -> promoted(left);
      case BINARY_AND, BINARY_OR, XOR ->
          isBoolean(left) && isBoolean(right) ? Primitive.BOOLEAN : promoted(left, right);
      case PLUS ->
          unit.types().isString(left) || unit.types().isString(right)
              ? unit.types().string()
              : promoted(left, right);
      default -> promoted(left, right);
    };
  }

  private boolean isBoolean(JavaType type) {
    return unit.types().unboxed(type).filter(t -> t == Primitive.BOOLEAN).isPresent();
  }

  private JavaType promoted(JavaType operand) {
    return numeric(operand)
        .map(t -> (JavaType) Primitives.promoted(t))
        .orElse(withoutType(operand, operand));
  }

  private JavaType promoted(JavaType left, JavaType right) {
    Optional<Primitive> l = numeric(left);
    Optional<Primitive> r = numeric(right);
    return l.isPresent() && r.isPresent()
        ? Primitives.promoted(l.get(), r.get())
        : withoutType(left, right);
  }

  private Optional<Primitive> numeric(JavaType type) {
    return unit.types().unboxed(type).filter(Primitive::isNumeric);
  }

  private static JavaType withoutType(JavaType left, JavaType right) {
    return JavaTypes.isKnown(left) && JavaTypes.isKnown(right)
        ? Special.ERRONEOUS
        : Special.UNKNOWN;
  }
}
