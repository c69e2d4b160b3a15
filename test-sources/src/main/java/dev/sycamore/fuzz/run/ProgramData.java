package dev.sycamore.fuzz.run;

import dev.sycamore.fuzz.generate.Dice;
import dev.sycamore.fuzz.generate.FuzzEdgeValues;
import dev.sycamore.fuzz.program.Prim;
import dev.sycamore.fuzz.program.ProgramShape;
import dev.sycamore.fuzz.program.StorageForm;
import java.lang.reflect.Array;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Parameter;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
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
   * @param cut the number of the choice of arrays that are too short; 0 for none
   * @param parameters those after the queue; their names say what they are, see {@link
   *     dev.sycamore.fuzz.program.KernelProgram}
   */
  ProgramData(long seed, int cut, List<Parameter> parameters) {
    for (Parameter parameter : parameters) {
      names.add(parameter.getName());
      Object value = value(seed, parameter);
      values.add(cut == 0 ? value : ShortArrays.cut(value, parameter.getName(), seed, cut));
    }
  }

  private static Object value(long seed, Parameter parameter) {
    String name = parameter.getName();
    Class<?> type = parameter.getType();
    Dice dice = new Dice(seed ^ name.hashCode() * 0x9E3779B97F4A7C15L);
    if (name.equals("hashes")) {
      return new long[ProgramShape.MOST_ITEMS];
    }
    if (type.isPrimitive()) {
      Prim scalar = RecordValues.prim(type);
      return name.startsWith("w")
          ? FuzzEdgeValues.nearEnd(scalar, dice)
          : FuzzEdgeValues.any(scalar, dice);
    }
    Class<?> element = type.getComponentType();
    if (!element.isArray()) {
      Type generic =
          parameter.getParameterizedType() instanceof GenericArrayType array
              ? array.getGenericComponentType()
              : element;
      Object array = array(element, generic, length(name), dice);
      if (name.startsWith("edge")) {
        List<Object> edges = RecordValues.edges(element);
        for (int k = 0; k < edges.size(); k++) {
          Array.set(array, k, edges.get(k));
        }
      }
      return array;
    }
    Object rows = Array.newInstance(element, ProgramShape.MOST_ITEMS);
    Class<?> inRow = element.getComponentType();
    for (int k = 0; k < ProgramShape.MOST_ITEMS; k++) {
      Array.set(rows, k, array(inRow, inRow, ProgramShape.SLICE + dice.below(3), dice));
    }
    return rows;
  }

  private static Object array(Class<?> element, Type generic, int length, Dice dice) {
    Object array = Array.newInstance(element, length);
    for (int k = 0; k < length; k++) {
      Array.set(array, k, RecordValues.random(generic, dice));
      if (k % 8 == 5 && (element == float.class || element == double.class)) {
        setZero(array, k);
      }
    }
    return array;
  }

  /** Of either sign in turn: random numbers are rarely -0.0, whose sign optimisers lose. */
  private static void setZero(Object array, int k) {
    Array.setFloat(array, k, k % 16 == 5 ? -0f : 0f);
  }

  private static int length(String name) {
    String kind = name.replaceFirst("([ZBSCIJFD]|[RE]\\d+|Half)$", "");
    if (kind.startsWith("data")) {
      return Arrays.stream(StorageForm.values())
          .filter(form -> form.prefix().equalsIgnoreCase(kind.substring("data".length())))
          .findFirst()
          .orElseThrow()
          .length();
    }
    return switch (kind) {
      case "in", "edge", "list" -> ProgramShape.INPUT_LENGTH;
      case "near", "own", "mine" -> ProgramShape.NEAR_LENGTH;
      case "shared" -> ProgramShape.SHARED_LENGTH;
      case "row", "each" -> ProgramShape.MOST_ITEMS;
      default -> ProgramShape.MOST_ITEMS * ProgramShape.SLICE;
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
    return RecordValues.comparable(a).equals(RecordValues.comparable(b));
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
