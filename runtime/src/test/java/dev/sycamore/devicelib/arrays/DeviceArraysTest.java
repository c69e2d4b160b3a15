package dev.sycamore.devicelib.arrays;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The library's methods do what those of the JDK do. */
@Tag("module")
class DeviceArraysTest {
  private static final int[] LENGTHS = {0, 1, 2, 3, 24, 25, 26, 100};

  private static final Object[] EDGES = {
    Float.NaN,
    -0f,
    0f,
    Float.NEGATIVE_INFINITY,
    Double.NaN,
    -0.0,
    0.0,
    Double.MIN_VALUE,
    Byte.MIN_VALUE,
    Short.MIN_VALUE,
    Integer.MIN_VALUE,
    Long.MIN_VALUE,
    Character.MAX_VALUE
  };

  private final Random random = new Random(7);

  static Stream<Class<?>> libraries() {
    return Stream.of(
        BooleanArrays.class,
        ByteArrays.class,
        ShortArrays.class,
        CharArrays.class,
        IntArrays.class,
        LongArrays.class,
        FloatArrays.class,
        DoubleArrays.class);
  }

  @ParameterizedTest
  @MethodSource("libraries")
  void everyMethodIsOneOfTheJdk(Class<?> library) throws Exception {
    int compared = 0;
    for (Method method : library.getDeclaredMethods()) {
      if (!Modifier.isPublic(method.getModifiers()) || method.getName().equals("copy")) {
        continue;
      }
      Method jdk = Arrays.class.getMethod(method.getName(), method.getParameterTypes());
      assertThat(method.getReturnType()).isEqualTo(jdk.getReturnType());
      for (int length : LENGTHS) {
        for (int round = 0; round < 20; round++) {
          compare(method, jdk, length);
        }
      }
      compared++;
    }
    assertThat(compared).isEqualTo(library == BooleanArrays.class ? 7 : 11);
  }

  @ParameterizedTest
  @MethodSource("libraries")
  void copiesOverlap(Class<?> library) throws Exception {
    Method copy =
        Stream.of(library.getDeclaredMethods())
            .filter(m -> m.getName().equals("copy"))
            .findFirst()
            .orElseThrow();
    for (int round = 0; round < 200; round++) {
      Object ours = array(copy.getParameterTypes()[0].getComponentType(), 20);
      Object jdk = copyOf(ours);
      int from = random.nextInt(20);
      int to = random.nextInt(20);
      int count = random.nextInt(21 - Math.max(from, to));
      System.arraycopy(jdk, from, jdk, to, count);
      copy.invoke(null, ours, from, ours, to, count);
      assertThat(text(ours)).isEqualTo(text(jdk));
    }
  }

  private void compare(Method ours, Method jdk, int length) throws Exception {
    Object[] arguments = arguments(ours, length);
    if (ours.getName().equals("binarySearch")) {
      Arrays.class.getMethod("sort", arguments[0].getClass()).invoke(null, arguments[0]);
    }
    Object[] same = Stream.of(arguments).map(DeviceArraysTest::copyOf).toArray();
    Object expected = jdk.invoke(null, same);
    Object actual = ours.invoke(null, arguments);
    if (ours.getName().equals("binarySearch") && (int) expected >= 0) {
      // Of equal elements any may be found.
      Object array = arguments[0];
      assertThat(Array.get(array, (int) actual)).isEqualTo(Array.get(array, (int) expected));
    } else {
      assertThat(actual).isEqualTo(expected);
    }
    assertThat(text(arguments[0])).isEqualTo(text(same[0]));
  }

  private Object[] arguments(Method method, int length) {
    Class<?>[] types = method.getParameterTypes();
    Object[] arguments = new Object[types.length];
    Class<?> element = types[0].getComponentType();
    int from = 0;
    for (int i = 0; i < types.length; i++) {
      if (types[i].isArray()) {
        arguments[i] =
            i > 0 && random.nextBoolean() ? copyOf(arguments[0]) : array(element, length);
      } else if (isIndex(types, i) && isIndex(types, i - 1)) {
        arguments[i] = from + random.nextInt(length + 1 - from);
      } else if (isIndex(types, i)) {
        from = random.nextInt(length + 1);
        arguments[i] = from;
      } else {
        arguments[i] = element(element);
      }
    }
    return arguments;
  }

  /** Two that follow an array are the range that is meant. */
  private static boolean isIndex(Class<?>[] types, int i) {
    boolean first = i > 0 && types[i - 1].isArray() && i + 1 < types.length;
    boolean second = i > 1 && types[i - 2].isArray();
    return types.length > 2 && types[i] == int.class && (first || second);
  }

  /** Ranges that no array has are refused as the JDK does. */
  @ParameterizedTest
  @MethodSource("libraries")
  void rangesAreChecked(Class<?> library) throws Exception {
    for (Method method : library.getDeclaredMethods()) {
      Class<?>[] types = method.getParameterTypes();
      if (!Modifier.isPublic(method.getModifiers()) || types.length < 3) {
        continue;
      }
      for (int round = 0; round < 200; round++) {
        Object[] arguments = arguments(method, 5);
        for (int i = 0; i < types.length; i++) {
          arguments[i] = isIndex(types, i) ? (Object) (random.nextInt(11) - 3) : arguments[i];
        }
        Object[] same = Stream.of(arguments).map(DeviceArraysTest::copyOf).toArray();
        Method jdk =
            method.getName().equals("copy")
                ? DeviceArraysTest.class.getDeclaredMethod(
                    "copy", Object.class, int.class, Object.class, int.class, int.class)
                : Arrays.class.getMethod(method.getName(), types);
        Object expected = outcome(jdk, same);
        Object actual = outcome(method, arguments);
        if (!method.getName().equals("binarySearch") || actual instanceof String) {
          assertThat(actual).as(method + Arrays.deepToString(same)).isEqualTo(expected);
        }
        assertThat(text(arguments[0])).isEqualTo(text(same[0]));
      }
    }
  }

  /** JDK 25 does not tell a caller by reflection what this has thrown. */
  static void copy(Object source, int from, Object target, int to, int count) {
    System.arraycopy(source, from, target, to, count);
  }

  /** What a method returns, or what it throws as a text. */
  private static Object outcome(Method method, Object... arguments) throws Exception {
    try {
      return method.invoke(null, arguments);
    } catch (InvocationTargetException e) {
      return e.getCause().toString();
    }
  }

  private Object array(Class<?> element, int length) {
    Object array = Array.newInstance(element, length);
    for (int i = 0; i < length; i++) {
      Array.set(array, i, element(element));
    }
    return array;
  }

  private Object element(Class<?> type) {
    Object edge = EDGES[random.nextInt(EDGES.length)];
    Object few = random.nextInt(5);
    Object any = random.nextInt(4) == 0 ? edge : few;
    if (type == boolean.class) {
      return random.nextBoolean();
    }
    Number number = any instanceof Character c ? (Number) (int) c : (Number) any;
    return switch (type.getName()) {
      case "byte" -> number.byteValue();
      case "short" -> number.shortValue();
      case "char" -> (char) number.intValue();
      case "int" -> number.intValue();
      case "long" -> number.longValue();
      case "float" -> number.floatValue();
      default -> number.doubleValue();
    };
  }

  private static Object copyOf(Object value) {
    if (!value.getClass().isArray()) {
      return value;
    }
    int length = Array.getLength(value);
    Object copy = Array.newInstance(value.getClass().getComponentType(), length);
    System.arraycopy(value, 0, copy, 0, length);
    return copy;
  }

  private static String text(Object array) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < Array.getLength(array); i++) {
      text.append(Array.get(array, i)).append(' ');
    }
    return text.toString();
  }
}
