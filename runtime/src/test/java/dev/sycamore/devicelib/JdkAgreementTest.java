package dev.sycamore.devicelib;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.testsupport.sample.CommitSample;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every line of the table: the library's method gives what the JDK's gives, or throws what it
 * throws. Zeros of both signs differ; all NaNs are one.
 */
@Tag("module")
class JdkAgreementTest {
  private static final int CALLS = 10_000;

  static List<LibraryTableLine> lines() {
    return CommitSample.of(
        "methods of the JDK",
        LibraryTableLine.readAll().stream().filter(line -> line.oracle().isPresent()).toList(),
        100);
  }

  @ParameterizedTest
  @MethodSource("lines")
  void agreesWithTheJdk(LibraryTableLine line) throws IllegalAccessException {
    Method expected = line.oracle().orElseThrow();
    Method actual = line.libraryMethod();
    SplittableRandom random = new SplittableRandom(41);
    for (int i = 0; i < CALLS; i++) {
      Object[] arguments = arguments(expected.getParameterTypes(), random);
      Object result = call(actual, arguments);
      Object specified = call(expected, arguments);
      if (!result.equals(specified)) {
        assertThat(result).as("of %s", (Object) arguments).isEqualTo(specified);
      }
    }
  }

  /** The result, or the class of what was thrown. */
  private static Object call(Method method, Object[] arguments) throws IllegalAccessException {
    try {
      return method.invoke(null, arguments);
    } catch (InvocationTargetException e) {
      return e.getCause().getClass();
    }
  }

  private static Object[] arguments(Class<?>[] types, SplittableRandom random) {
    Object[] arguments = new Object[types.length];
    for (int i = 0; i < types.length; i++) {
      boolean again = i > 0 && types[i] == types[0] && random.nextInt(8) == 0;
      arguments[i] = again ? arguments[0] : argument(types[i], random);
    }
    return arguments;
  }

  private static Object argument(Class<?> type, SplittableRandom random) {
    if (type == double.class) {
      return random.nextBoolean()
          ? Double.longBitsToDouble(random.nextLong())
          : Double.longBitsToDouble(special(64, 52, random));
    }
    if (type == float.class) {
      return random.nextBoolean()
          ? Float.intBitsToFloat(random.nextInt())
          : Float.intBitsToFloat((int) special(32, 23, random));
    }
    long value = random.nextLong() >> random.nextInt(64);
    if (type == long.class) {
      return random.nextInt(16) == 0 ? Long.MIN_VALUE : value;
    }
    if (type == int.class) {
      return random.nextInt(16) == 0 ? Integer.MIN_VALUE : (int) value;
    }
    return smallArgument(type, value);
  }

  private static Object smallArgument(Class<?> type, long value) {
    if (type == boolean.class) {
      return (value & 1) != 0;
    }
    if (type == char.class) {
      return (char) value;
    }
    return type == short.class ? (Object) (short) value : (Object) (byte) value;
  }

  /** Bits with few ones or zeros in the mantissa, and often an extreme exponent. */
  private static long special(int bits, int mantissaBits, SplittableRandom random) {
    int exponentBits = bits - 1 - mantissaBits;
    long greatest = (1L << exponentBits) - 1;
    long[] exponents = {0, 1, greatest / 2, greatest / 2 + 1, greatest - 1, greatest};
    long exponent =
        random.nextBoolean()
            ? exponents[random.nextInt(exponents.length)]
            : random.nextLong(greatest + 1);
    long mantissa = random.nextInt(-2, 3) & ((1L << mantissaBits) - 1);
    long sign = random.nextInt(2);
    return (sign << (bits - 1)) | (exponent << mantissaBits) | mantissa;
  }
}
