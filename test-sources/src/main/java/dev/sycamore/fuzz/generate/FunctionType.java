package dev.sycamore.fuzz.generate;

import dev.sycamore.fuzz.program.Prim;
import java.util.List;

/** An interface of {@code java.util.function} over primitives. */
record FunctionType(String name, String method, Prim result, List<Prim> parameters) {
  static final List<FunctionType> ALL =
      List.of(
          new FunctionType("IntUnaryOperator", "applyAsInt", Prim.INT, List.of(Prim.INT)),
          new FunctionType(
              "IntBinaryOperator", "applyAsInt", Prim.INT, List.of(Prim.INT, Prim.INT)),
          new FunctionType(
              "LongBinaryOperator", "applyAsLong", Prim.LONG, List.of(Prim.LONG, Prim.LONG)),
          new FunctionType(
              "DoubleUnaryOperator", "applyAsDouble", Prim.DOUBLE, List.of(Prim.DOUBLE)),
          new FunctionType(
              "DoubleBinaryOperator",
              "applyAsDouble",
              Prim.DOUBLE,
              List.of(Prim.DOUBLE, Prim.DOUBLE)),
          new FunctionType("LongToIntFunction", "applyAsInt", Prim.INT, List.of(Prim.LONG)),
          new FunctionType("IntToDoubleFunction", "applyAsDouble", Prim.DOUBLE, List.of(Prim.INT)),
          new FunctionType("DoubleToLongFunction", "applyAsLong", Prim.LONG, List.of(Prim.DOUBLE)),
          new FunctionType("IntPredicate", "test", Prim.BOOLEAN, List.of(Prim.INT)),
          new FunctionType("DoublePredicate", "test", Prim.BOOLEAN, List.of(Prim.DOUBLE)));

  /** References to methods of {@code Math} that fit. */
  List<String> references() {
    return switch (name) {
      case "IntUnaryOperator" -> List.of("Math::abs");
      case "DoubleUnaryOperator" -> List.of("Math::abs", "Math::sqrt");
      case "IntBinaryOperator", "LongBinaryOperator", "DoubleBinaryOperator" ->
          List.of("Math::min", "Math::max");
      default -> List.of();
    };
  }
}
