package dev.sycamore.fuzz.generate;

import dev.sycamore.DeviceMath;
import dev.sycamore.fuzz.program.Prim;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A static method of the JDK or of {@code DeviceMath} over primitives whose result is the same on
 * every JVM, bit for bit apart from a NaN's payload.
 *
 * @param call what stands before the arguments, such as {@code Integer.bitCount}
 * @param heavy a polynomial, not a few operations
 */
record LibraryMethod(String call, Prim type, List<Prim> parameters, boolean heavy) {
  /** What the compiler maps to its device library: one method a line, with parameter types. */
  private static final String TABLE = "/dev/sycamore/outliner/device-library.txt";

  /** What is an operation of every target. */
  private static final List<String> OPERATIONS =
      List.of(
          "java.lang.Math.floor(double)",
          "java.lang.Math.ceil(double)",
          "java.lang.Math.rint(double)",
          "java.lang.Math.fma(float,float,float)",
          "java.lang.Math.fma(double,double,double)",
          "java.lang.Math.multiplyHigh(long,long)",
          "java.lang.StrictMath.copySign(double,double)",
          "java.lang.StrictMath.sqrt(double)",
          "java.lang.StrictMath.max(float,float)",
          "java.lang.StrictMath.min(double,double)",
          "java.lang.Float.intBitsToFloat(int)",
          "java.lang.Double.longBitsToDouble(long)",
          "java.lang.Integer.bitCount(int)",
          "java.lang.Long.bitCount(long)",
          "java.lang.Integer.numberOfLeadingZeros(int)",
          "java.lang.Long.numberOfLeadingZeros(long)",
          "java.lang.Integer.numberOfTrailingZeros(int)",
          "java.lang.Long.numberOfTrailingZeros(long)",
          "java.lang.Integer.max(int,int)",
          "java.lang.Float.min(float,float)");

  /** {@code Math} leaves these to the JVM within a bound; {@code copySign} the sign of a NaN. */
  private static final List<String> INEXACT =
      List.of(
          "sin",
          "cos",
          "tan",
          "asin",
          "acos",
          "atan",
          "atan2",
          "exp",
          "expm1",
          "log",
          "log10",
          "log1p",
          "pow",
          "sinh",
          "cosh",
          "tanh",
          "cbrt",
          "hypot",
          "copySign");

  private static final List<String> DIVISIONS =
      List.of(
          "floorDiv",
          "floorMod",
          "ceilDiv",
          "ceilMod",
          "divideUnsigned",
          "remainderUnsigned",
          "divideExact",
          "floorDivExact",
          "ceilDivExact");

  /** Those of {@code DeviceMath} that are a few operations. */
  private static final List<String> SHORT =
      List.of("clamp", "fma", "fdim", "mad", "mix", "step", "smoothstep", "sqrt", "rsqrt");

  private static final Class<?> DEVICE_MATH = DeviceMath.class;

  static final List<LibraryMethod> ALL = all();

  private static List<LibraryMethod> all() {
    try (InputStream in = LibraryMethod.class.getResourceAsStream(TABLE)) {
      if (in == null) {
        throw new IllegalStateException("the compiler is not on the class path: no " + TABLE);
      }
      List<String> lines =
          new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8)).lines().toList();
      Stream<String> table =
          lines.stream()
              .filter(line -> !line.startsWith("#"))
              .map(line -> line.substring(0, line.indexOf(' ')));
      return Stream.of(OPERATIONS.stream(), table, ofDeviceMath())
          .flatMap(signatures -> signatures)
          .distinct()
          .flatMap(signature -> parse(signature).stream())
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Stream<String> ofDeviceMath() {
    return Arrays.stream(DEVICE_MATH.getMethods())
        .filter(method -> Modifier.isStatic(method.getModifiers()))
        .filter(method -> method.getReturnType().isPrimitive())
        .map(
            method ->
                DEVICE_MATH.getName()
                    + "."
                    + method.getName()
                    + names(method).stream().collect(Collectors.joining(",", "(", ")")))
        .sorted();
  }

  /** The method, if this JDK has it and specifies its result. */
  private static Optional<LibraryMethod> parse(String signature) {
    int open = signature.indexOf('(');
    int dot = signature.lastIndexOf('.', open);
    String owner = signature.substring(0, dot);
    String name = signature.substring(dot + 1, open);
    List<Prim> parameters =
        Arrays.stream(signature.substring(open + 1, signature.length() - 1).split(","))
            .map(word -> Prim.valueOf(word.strip().toUpperCase(Locale.ROOT)))
            .toList();
    boolean inexact = INEXACT.contains(name);
    boolean ofDeviceMath = owner.equals(DEVICE_MATH.getName());
    boolean throwsForMost =
        !ofDeviceMath && name.equals("clamp") && !parameters.contains(Prim.LONG);
    if (throwsForMost || (inexact && owner.equals("java.lang.Math"))) {
      return Optional.empty();
    }
    boolean heavy = ofDeviceMath ? !SHORT.contains(name) : inexact;
    String call = owner.replace("java.lang.", "") + "." + name;
    return method(owner, name, parameters)
        .map(m -> Prim.valueOf(m.getReturnType().getName().toUpperCase(Locale.ROOT)))
        .map(type -> new LibraryMethod(call, type, parameters, heavy));
  }

  private static Optional<Method> method(String owner, String name, List<Prim> parameters) {
    try {
      return Arrays.stream(Class.forName(owner).getMethods())
          .filter(method -> method.getName().equals(name))
          .filter(method -> names(method).equals(parameters.stream().map(Prim::keyword).toList()))
          .findFirst();
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  private static List<String> names(Method method) {
    return Arrays.stream(method.getParameterTypes()).map(Class::getName).toList();
  }

  /** Whether the last argument must not be zero. */
  boolean divides() {
    return DIVISIONS.contains(call.substring(call.indexOf('.') + 1));
  }

  /**
   * What keeps each argument where the method does not throw; no or empty texts where nothing has
   * to.
   */
  List<String> limits() {
    return ArgumentLimits.of(call, parameters);
  }
}
