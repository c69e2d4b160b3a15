package dev.sycamore.codegen.opencl;

import dev.sycamore.annotations.Aspect;
import dev.sycamore.codegen.error.CodegenException;
import dev.sycamore.codegen.opencl.model.CAddress;
import dev.sycamore.codegen.opencl.model.CAtomicLoop;
import dev.sycamore.codegen.opencl.model.CBinary;
import dev.sycamore.codegen.opencl.model.CCall;
import dev.sycamore.codegen.opencl.model.CCast;
import dev.sycamore.codegen.opencl.model.CExpression;
import dev.sycamore.codegen.opencl.model.CText;
import dev.sycamore.model.expression.AtomicOperation;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.ViewType;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Atomic operations by the builtins of OpenCL C 1.2 on int, and of the int64 extensions on long.
 * Floating point goes by way of the integer with the same bits.
 */
final class AtomicTranslator {

  private final OpenClPrelude program;
  private final CTypes types;
  private final ExpressionTranslator expressions;

  AtomicTranslator(OpenClPrelude program, CTypes types, ExpressionTranslator expressions) {
    this.program = program;
    this.types = types;
    this.expressions = expressions;
  }

  CExpression translate(AtomicOperation e) {
    ViewType view = (ViewType) e.view().type();
    if (!(view.element() instanceof ScalarType type) || bits(type) == null) {
      throw new CodegenException("atomic operation on " + view.element(), e.span());
    }
    CExpression place = new CAddress(expressions.element(e.view(), e.indices()));
    List<CExpression> operands = expressions.values(e.operands());
    boolean wide = type.size() == Long.BYTES;
    if (wide) {
      program.useExtension("cl_khr_int64_base_atomics");
    }
    String prefix = wide ? "atom_" : "atomic_";
    String space = CTypes.qualifier(view.space());
    CExpression word =
        type.isFloating() ? new CCast("volatile " + space + " " + bits(type) + "*", place) : place;
    return switch (e.operator()) {
      case LOAD -> fromBits(type, prefix + "add", word, List.of(new CText("0")));
      case STORE, EXCHANGE -> fromBits(type, prefix + "xchg", word, toBits(type, operands));
      case COMPARE_EXCHANGE -> fromBits(type, prefix + "cmpxchg", word, toBits(type, operands));
      case ADD, SUBTRACT, MIN, MAX, AND, OR, XOR ->
          type.isFloating()
              ? loop(e.operator(), type, space, prefix, place, operands.get(0))
              : integer(e.operator(), prefix, wide, place, operands);
    };
  }

  private static String bits(ScalarType type) {
    return switch (type) {
      case INT, FLOAT -> "int";
      case LONG, DOUBLE -> "long";
      default -> null;
    };
  }

  private CExpression integer(
      AtomicOperation.Operator operator,
      String prefix,
      boolean wide,
      CExpression place,
      List<CExpression> operands) {
    String name =
        switch (operator) {
          case SUBTRACT -> "sub";
          default -> operator.name().toLowerCase(Locale.ROOT);
        };
    boolean base =
        operator == AtomicOperation.Operator.ADD || operator == AtomicOperation.Operator.SUBTRACT;
    if (wide && !base) {
      program.useExtension("cl_khr_int64_extended_atomics");
    }
    return call(prefix + name, place, operands);
  }

  private CExpression loop(
      AtomicOperation.Operator operator,
      ScalarType type,
      String space,
      String prefix,
      CExpression place,
      CExpression operand) {
    CExpression old = new CText("old");
    CExpression value = new CText("operand");
    CExpression result =
        switch (operator) {
          case ADD -> new CBinary(old, "+", value);
          case SUBTRACT -> new CBinary(old, "-", value);
          case MIN, MAX ->
              new CCall(
                  program.use(HelperFunction.valueOf(operator.name() + "_" + type.name())),
                  List.of(old, value));
          default -> throw new IllegalArgumentException(operator + " on " + type);
        };
    String name =
        ("sycamore_atomic_" + operator + "_" + type + space.substring(1)).toLowerCase(Locale.ROOT);
    program.use(
        new CAtomicLoop(
            ExtensionGuard.of(
                type.size() == Long.BYTES ? Set.of(Aspect.ATOMIC64) : Set.of(), List.of(type)),
            name,
            space,
            types.name(type),
            bits(type),
            prefix + "add",
            prefix + "cmpxchg",
            result));
    return new CCall(name, List.of(place, operand));
  }

  private List<CExpression> toBits(ScalarType type, List<CExpression> values) {
    return type.isFloating()
        ? values.stream().<CExpression>map(v -> new CCall("as_" + bits(type), List.of(v))).toList()
        : values;
  }

  private CExpression fromBits(
      ScalarType type, String function, CExpression place, List<CExpression> operands) {
    CExpression call = call(function, place, operands);
    return type.isFloating() ? new CCall("as_" + types.name(type), List.of(call)) : call;
  }

  private static CExpression call(String function, CExpression place, List<CExpression> operands) {
    List<CExpression> arguments = new ArrayList<>();
    arguments.add(place);
    arguments.addAll(operands);
    return new CCall(function, arguments);
  }
}
