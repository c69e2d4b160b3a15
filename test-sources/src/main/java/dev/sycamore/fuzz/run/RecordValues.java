package dev.sycamore.fuzz.run;

import dev.sycamore.Half;
import dev.sycamore.fuzz.generate.Dice;
import dev.sycamore.fuzz.generate.FuzzEdgeValues;
import dev.sycamore.fuzz.program.Prim;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Random elements of arrays of any type that kernels know, and what is in them. */
final class RecordValues {
  /** Zeros, the ends of subnormal and normal numbers, numbers near one, infinities, NaN. */
  private static final List<Integer> HALF_EDGES =
      List.of(
          0, 0x8000, 1, 0x8001, 0x3ff, 0x83ff, 0x400, 0x8400, 0x3bff, 0x3c00, 0x3c01, 0xbc00,
          0x3555, 0x4248, 0x5640, 0xd640, 0x63ff, 0x6400, 0x7bff, 0xfbff, 0x7c00, 0xfc00, 0x7e00);

  private RecordValues() {}

  /**
   * A random value.
   *
   * @param type a primitive type, {@code Half}, a vector, an enum, a record
   */
  static Object random(Type type, Dice dice) {
    if (type instanceof ParameterizedType generic) {
      return record((Class<?>) generic.getRawType(), generic.getActualTypeArguments(), dice);
    }
    Class<?> plain = (Class<?>) type;
    if (plain.isPrimitive()) {
      return FuzzEdgeValues.any(prim(plain), dice);
    }
    if (plain.isEnum()) {
      return dice.of(Arrays.asList(plain.getEnumConstants()));
    }
    return plain.equals(Half.class)
        ? Half.of(FuzzEdgeValues.aFloat(dice))
        : record(plain, new Type[0], dice);
  }

  /** The edge values of a primitive type or of {@code Half}. */
  static List<Object> edges(Class<?> type) {
    if (!type.equals(Half.class)) {
      return FuzzEdgeValues.all(prim(type));
    }
    return HALF_EDGES.stream().map(bits -> (Object) Half.ofBits(bits.shortValue())).toList();
  }

  /** The generator's name of a primitive type. */
  static Prim prim(Class<?> primitive) {
    return Prim.ofCode(primitive.descriptorString().charAt(0));
  }

  private static Object record(Class<?> type, Type[] arguments, Dice dice) {
    List<TypeVariable<?>> variables = Arrays.asList(type.getTypeParameters());
    List<Object> values = new ArrayList<>();
    List<Class<?>> types = new ArrayList<>();
    for (RecordComponent component : type.getRecordComponents()) {
      Type declared = component.getGenericType();
      int variable = variables.indexOf(declared);
      values.add(random(variable < 0 ? declared : arguments[variable], dice));
      types.add(component.getType());
    }
    try {
      Constructor<?> constructor = type.getDeclaredConstructor(types.toArray(Class<?>[]::new));
      constructor.setAccessible(true);
      return constructor.newInstance(values.toArray());
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(type.getName(), e);
    }
  }

  /** What can be compared: the components of a record, in depth, a {@code Half} as a number. */
  static Object comparable(Object value) {
    if (value instanceof Half half) {
      return half.toFloat();
    }
    if (value instanceof Enum<?> constant) {
      return constant.name();
    }
    if (!(value instanceof Record)) {
      return value;
    }
    List<Object> parts = new ArrayList<>();
    for (RecordComponent component : value.getClass().getRecordComponents()) {
      try {
        // An accessor that somebody wrote may return something else.
        Field field = value.getClass().getDeclaredField(component.getName());
        field.setAccessible(true);
        parts.add(comparable(field.get(value)));
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException(component.toString(), e);
      }
    }
    return parts;
  }
}
