package dev.sycamore.codegen.opencl;

import dev.sycamore.annotations.FastMath;
import dev.sycamore.codegen.opencl.model.CBinary;
import dev.sycamore.codegen.opencl.model.CCall;
import dev.sycamore.codegen.opencl.model.CCast;
import dev.sycamore.codegen.opencl.model.CExpression;
import dev.sycamore.codegen.opencl.model.CText;
import dev.sycamore.codegen.opencl.model.CUnary;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.IntrinsicCall;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.type.ScalarType;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Operators, conversions and intrinsics with Java's meaning, out of what C defines. */
final class ArithmeticTranslator {

  private final OpenClPrelude program;
  private final CTypes types;

  ArithmeticTranslator(OpenClPrelude program, CTypes types) {
    this.program = program;
    this.types = types;
  }

  CExpression binary(Binary e, CExpression left, CExpression right) {
    ScalarType type = (ScalarType) e.left().type();
    boolean integral = type.isIntegral();
    Optional<ZeroComparison> comparison = ZeroComparison.of(e);
    if (comparison.isPresent()) {
      String helper = comparison.get().operator().name() + "_ZERO";
      return call(helper(helper, type), comparison.get().zeroIsLeft() ? right : left);
    } else if (program.mayCompareZero(e)) {
      return order(type, e.operator(), left, right);
    }
    return switch (e.operator()) {
      case ADD, SUBTRACT, MULTIPLY ->
          integral ? wrapping(type, left, e.operator(), right) : plain(left, e.operator(), right);
      case DIVIDE, REMAINDER -> {
        if (integral) {
          yield isSafeDivisor(e)
              ? plain(left, e.operator(), right)
              : call(helper(e.operator().name(), type), left, right);
        }
        yield quotient(e, left, right);
      }
      case SHIFT_LEFT -> wrapping(type, left, e.operator(), count(type, right));
      case SHIFT_RIGHT -> plain(left, e.operator(), count(type, right));
      case SHIFT_RIGHT_UNSIGNED -> {
        CExpression shifted =
            new CBinary(new CCast("u" + types.name(type), left), ">>", count(type, right));
        yield call("as_" + types.name(type), shifted);
      }
      default -> plain(left, e.operator(), right);
    };
  }

  private CExpression order(
      ScalarType type, BinaryOperator operator, CExpression left, CExpression right) {
    return switch (operator) {
      case GREATER -> order(type, BinaryOperator.LESS, right, left);
      case GREATER_OR_EQUAL -> order(type, BinaryOperator.LESS_OR_EQUAL, right, left);
      default -> call(helper(operator.name(), type), left, right);
    };
  }

  /** What {@code FastMath} allows a division to be; otherwise the division. */
  private CExpression quotient(Binary e, CExpression left, CExpression right) {
    ScalarType type = (ScalarType) e.type();
    Optional<Object> reciprocal = ConstantReciprocal.of(e);
    if (reciprocal.isPresent()) {
      CExpression factor = new CText(types.literal(type, reciprocal.get()));
      return plain(left, BinaryOperator.MULTIPLY, factor);
    }
    boolean approximate =
        type == ScalarType.FLOAT
            && e.fastMath().allows(FastMath.Option.RECIPROCAL)
            && e.fastMath().allows(FastMath.Option.FUNCTIONS);
    return approximate ? call("native_divide", left, right) : plain(left, e.operator(), right);
  }

  CExpression negate(ScalarType type, CExpression operand) {
    return type.isFloating()
        ? new CUnary("-", operand)
        : wrapping(type, new CText("0"), BinaryOperator.SUBTRACT, operand);
  }

  private static CExpression plain(CExpression left, BinaryOperator operator, CExpression right) {
    return new CBinary(left, operator.symbol(), right);
  }

  /** By way of unsigned, where C wraps too. */
  private CExpression wrapping(
      ScalarType type, CExpression left, BinaryOperator operator, CExpression right) {
    String name = types.name(type);
    CExpression unsignedRight = operator.isShift() ? right : new CCast("u" + name, right);
    return call("as_" + name, plain(new CCast("u" + name, left), operator, unsignedRight));
  }

  private static CExpression count(ScalarType type, CExpression count) {
    return new CBinary(count, "&", new CText(type == ScalarType.LONG ? "63" : "31"));
  }

  private static boolean isSafeDivisor(Binary e) {
    return e.right() instanceof Literal literal
        && ((Number) literal.value()).longValue() != 0
        && ((Number) literal.value()).longValue() != -1;
  }

  CExpression convert(ScalarType from, ScalarType to, CExpression value) {
    if (from == to) {
      return value;
    } else if (from == ScalarType.HALF) {
      return convert(ScalarType.FLOAT, to, call(program.use(HelperFunction.HALF_TO_FLOAT), value));
    } else if (to == ScalarType.HALF) {
      // A float holds every integer below the greatest half, and what is above becomes infinite.
      return from == ScalarType.DOUBLE
          ? call(program.use(HelperFunction.DOUBLE_TO_HALF), value)
          : call(program.use(HelperFunction.FLOAT_TO_HALF), convert(from, ScalarType.FLOAT, value));
    } else if (from.isFloating() && !to.isFloating()) {
      ScalarType wide = to == ScalarType.LONG ? ScalarType.LONG : ScalarType.INT;
      return convert(wide, to, call(helper(from.name() + "_TO", wide), value));
    }
    return switch (to) {
      // Out of range, C leaves conversions to signed types to the implementation.
      case BYTE -> call("as_char", new CCast("uchar", value));
      case SHORT -> call("as_short", new CCast("ushort", value));
      case INT ->
          from == ScalarType.LONG
              ? call("as_int", new CCast("uint", value))
              : new CCast("int", value);
      default -> new CCast(types.name(to), value);
    };
  }

  CExpression intrinsic(IntrinsicCall e, List<CExpression> operands) {
    ScalarType type = (ScalarType) e.arguments().get(0).type();
    CExpression first = operands.get(0);
    return switch (e.intrinsic()) {
      case ABS -> call(type.isFloating() ? "fabs" : helper("ABS", type), first);
      case MIN, MAX ->
          new CCall(
              type.isFloating()
                  ? helper(e.intrinsic().name(), type)
                  : e.intrinsic().name().toLowerCase(Locale.ROOT),
              operands);
      case SQRT -> call("sqrt", first);
      // PoCL 3.1 loses a kernel in which one of these gets a great constant.
      case FLOOR, CEIL, RINT -> call(helper(e.intrinsic().name(), type), first);
      case FMA -> new CCall("fma", operands);
      case FDIM -> new CCall(helper("FDIM", type), operands);
      case FLOAT_TO_BITS -> call("as_int", first);
      case BITS_TO_FLOAT -> call("as_float", first);
      case DOUBLE_TO_BITS -> call("as_long", first);
      case BITS_TO_DOUBLE -> call("as_" + types.name(ScalarType.DOUBLE), first);
      // A half is held by its bits; a literal of them is an int.
      case HALF_TO_BITS -> call("as_short", new CCast("ushort", first));
      case BITS_TO_HALF -> new CCast("ushort", first);
      case BIT_COUNT -> new CCast("int", call("popcount", first));
      case LEADING_ZEROS -> new CCast("int", call("clz", first));
      case TRAILING_ZEROS -> call(helper("TRAILING_ZEROS", type), first);
      case MULTIPLY_HIGH -> new CCall("mul_hi", operands);
    };
  }

  private String helper(String name, ScalarType type) {
    return program.use(HelperFunction.valueOf(name + "_" + type.name()));
  }

  private static CExpression call(String function, CExpression... arguments) {
    return new CCall(function, List.of(arguments));
  }
}
