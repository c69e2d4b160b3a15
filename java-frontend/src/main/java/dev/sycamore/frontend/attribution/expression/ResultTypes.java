package dev.sycamore.frontend.attribution.expression;

import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.JavaType.Primitive;
import dev.sycamore.frontend.symbols.JavaType.Special;
import dev.sycamore.frontend.symbols.JavaTypes;
import dev.sycamore.frontend.symbols.Primitives;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The type that several results have together: of a standalone conditional (JLS 15.25) or switch
 * expression (JLS 15.28.1).
 */
final class ResultTypes {
  private ResultTypes() {}

  /** One result with its value, if it is a constant. */
  record Result(JavaType type, Optional<Object> constant) {}

  static JavaType of(List<Result> results, JavaTypes types) {
    if (results.isEmpty() || results.stream().anyMatch(r -> !JavaTypes.isKnown(r.type()))) {
      return Special.UNKNOWN;
    }
    if (results.stream().anyMatch(r -> JavaTypes.isErroneous(r.type()))) {
      return Special.ERRONEOUS;
    }
    JavaType first = results.get(0).type();
    if (results.stream().allMatch(r -> r.type().equals(first))) {
      return first;
    }
    List<Primitive> primitives = new ArrayList<>();
    results.forEach(r -> types.unboxed(r.type()).ifPresent(primitives::add));
    if (primitives.size() == results.size()) {
      if (primitives.stream().allMatch(t -> t == Primitive.BOOLEAN)) {
        return Primitive.BOOLEAN;
      }
      if (primitives.stream().allMatch(Primitive::isNumeric)) {
        return numeric(results, primitives);
      }
    }
    return types.leastUpperBound(results.stream().map(r -> types.boxed(r.type())).toList());
  }

  private static JavaType numeric(List<Result> results, List<Primitive> types) {
    if (types.stream().allMatch(t -> t == types.get(0))) {
      return types.get(0);
    }
    Primitive promoted = types.stream().reduce(Primitives::promoted).orElseThrow();
    if (promoted != Primitive.INT) {
      return promoted;
    }
    Primitive narrow = narrow(results, types);
    // javac lets no byte stand beside a short if there is a constant too; the language does.
    boolean constants = types.contains(Primitive.INT);
    boolean byteAndShort = types.contains(Primitive.BYTE) && types.contains(Primitive.SHORT);
    return narrow == Primitive.SHORT && constants && byteAndShort ? Special.UNKNOWN : narrow;
  }

  private static Primitive narrow(List<Result> results, List<Primitive> types) {
    boolean hasChar = types.contains(Primitive.CHAR);
    boolean hasShort = types.contains(Primitive.SHORT);
    boolean hasByte = types.contains(Primitive.BYTE);
    if (hasChar) {
      return !hasShort && !hasByte && constantsFit(results, types, Primitive.CHAR)
          ? Primitive.CHAR
          : Primitive.INT;
    }
    if (hasShort) {
      return constantsFit(results, types, Primitive.SHORT) ? Primitive.SHORT : Primitive.INT;
    }
    return hasByte && constantsFit(results, types, Primitive.BYTE) ? Primitive.BYTE : Primitive.INT;
  }

  private static boolean constantsFit(List<Result> results, List<Primitive> types, Primitive into) {
    for (int i = 0; i < types.size(); i++) {
      if (types.get(i) == Primitive.INT
          && !(results.get(i).constant().orElse(null) instanceof Integer value
              && Primitives.fits(value, into))) {
        return false;
      }
    }
    return true;
  }
}
