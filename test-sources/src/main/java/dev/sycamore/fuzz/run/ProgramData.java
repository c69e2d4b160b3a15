package dev.sycamore.fuzz.run;

import dev.sycamore.fuzz.generate.Dice;
import dev.sycamore.fuzz.generate.FuzzEdgeValues;
import dev.sycamore.fuzz.program.Prim;
import dev.sycamore.fuzz.program.ProgramShape;
import java.lang.reflect.Array;
import java.lang.reflect.Parameter;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What a program's {@code run} method is called with. The values follow from the program's seed and
 * the parameter's name alone, so every device gets the same, and dropping a parameter changes no
 * other.
 */
final class ProgramData {
  private final List<String> names = new ArrayList<>();
  private final List<Object> values = new ArrayList<>();

  /**
   * Makes the data.
   *
   * @param parameters those after the queue; their names say what they are, see {@link
   *     dev.sycamore.fuzz.program.KernelProgram}
   */
  ProgramData(long seed, List<Parameter> parameters) {
    for (Parameter parameter : parameters) {
      names.add(parameter.getName());
      values.add(value(seed, parameter.getName()));
    }
  }

  private static Object value(long seed, String name) {
    Dice dice = new Dice(seed ^ name.hashCode() * 0x9E3779B97F4A7C15L);
    if (name.equals("hashes")) {
      return new long[ProgramShape.MOST_ITEMS];
    }
    Prim type = Prim.ofCode(name.charAt(name.length() - 1));
    if (name.startsWith("k")) {
      return FuzzEdgeValues.any(type, dice);
    }
    if (name.startsWith("w")) {
      return FuzzEdgeValues.nearEnd(type, dice);
    }
    if (!name.startsWith("grid")) {
      return array(type, length(name), dice);
    }
    Object rows = Array.newInstance(elementClass(type).arrayType(), ProgramShape.MOST_ITEMS);
    for (int k = 0; k < ProgramShape.MOST_ITEMS; k++) {
      Array.set(rows, k, array(type, ProgramShape.SLICE + dice.below(3), dice));
    }
    return rows;
  }

  private static Object array(Prim type, int length, Dice dice) {
    Object array = Array.newInstance(elementClass(type), length);
    for (int k = 0; k < length; k++) {
      Array.set(array, k, FuzzEdgeValues.any(type, dice));
    }
    return array;
  }

  private static int length(String name) {
    return switch (name.substring(0, name.length() - 1)) {
      case "in" -> ProgramShape.INPUT_LENGTH;
      case "near", "own" -> ProgramShape.NEAR_LENGTH;
      case "shared" -> ProgramShape.SHARED_LENGTH;
      case "row" -> ProgramShape.MOST_ITEMS;
      default -> ProgramShape.MOST_ITEMS * ProgramShape.SLICE;
    };
  }

  private static Class<?> elementClass(Prim type) {
    return switch (type) {
      case BOOLEAN -> boolean.class;
      case BYTE -> byte.class;
      case SHORT -> short.class;
      case CHAR -> char.class;
      case INT -> int.class;
      case LONG -> long.class;
      case FLOAT -> float.class;
      case DOUBLE -> double.class;
    };
  }

  /** The values, in the order of the parameters. */
  List<Object> values() {
    return List.copyOf(values);
  }

  /** The first difference to {@code expected}, in words; empty where all bits are the same. */
  Optional<String> differenceTo(ProgramData expected) {
    for (int p = 0; p < values.size(); p++) {
      Object array = values.get(p);
      if (!array.getClass().isArray()) {
        continue;
      }
      if (Objects.deepEquals(array, expected.values.get(p))) {
        continue;
      }
      Optional<String> difference = difference(names.get(p), expected.values.get(p), array);
      if (difference.isPresent()) {
        return difference;
      }
    }
    return Optional.empty();
  }

  private static Optional<String> difference(String name, Object expected, Object array) {
    for (int k = 0; k < Array.getLength(array); k++) {
      Object want = Array.get(expected, k);
      Object got = Array.get(array, k);
      String element = name + "[" + k + "]";
      if (got.getClass().isArray()) {
        Optional<String> difference = difference(element, want, got);
        if (difference.isPresent()) {
          return difference;
        }
      } else if (!sameBits(want, got)) {
        return Optional.of(
            "%s is %s, on the JVM %s".formatted(element, describe(got), describe(want)));
      }
    }
    return Optional.empty();
  }

  /** Every NaN is like every other; zeros have a sign. */
  private static boolean sameBits(Object a, Object b) {
    // Float and Double compare by floatToIntBits, which is just that.
    return a.equals(b);
  }

  private static String describe(Object value) {
    if (value instanceof Float number) {
      return value + " (" + Float.toHexString(number) + ")";
    }
    if (value instanceof Double number) {
      return value + " (" + Double.toHexString(number) + ")";
    }
    return value instanceof Character c ? "(char) " + (int) c : value.toString();
  }
}
