package dev.sycamore.devicelib;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The outliner's table of the device library against the classes on both of its sides. */
class DeviceLibraryTableTest {
  private static final List<LibraryTableLine> TABLE = LibraryTableLine.readAll();

  /** JDK methods in the table that Java 17 does not have yet: name to release. */
  private static final Map<String, Integer> SINCE =
      Map.ofEntries(
          Map.entry("ceilDiv", 18),
          Map.entry("ceilMod", 18),
          Map.entry("unsignedMultiplyHigh", 18),
          Map.entry("divideExact", 18),
          Map.entry("floorDivExact", 18),
          Map.entry("ceilDivExact", 18),
          Map.entry("compress", 19),
          Map.entry("expand", 19),
          Map.entry("clamp", 21),
          Map.entry("powExact", 25),
          Map.entry("unsignedPowExact", 25),
          Map.entry("unsignedMultiplyExact", 25));

  private static final Set<String> INTRINSICS =
      Set.of(
          "abs",
          "min",
          "max",
          "sqrt",
          "floor",
          "ceil",
          "rint",
          "fma",
          "multiplyHigh",
          "bitCount",
          "numberOfLeadingZeros",
          "numberOfTrailingZeros",
          "floatToRawIntBits",
          "intBitsToFloat",
          "doubleToRawLongBits",
          "longBitsToDouble");

  /** A method with state, and conversions of NaN that differ from one way of the JVM to another. */
  private static final Set<String> REFUSED = Set.of("random", "float16ToFloat", "floatToFloat16");

  @Test
  void everyLineNamesMethodsOfEqualSignatures() {
    assertThat(TABLE).hasSizeGreaterThan(150);
    for (LibraryTableLine line : TABLE) {
      Method target = line.libraryMethod();
      Optional<Method> source = line.jdkMethod();
      if (source.isPresent()) {
        assertThat(target.getReturnType()).as(line.jdk()).isEqualTo(source.get().getReturnType());
      } else {
        assertThat(SINCE).as(line.jdk()).containsKey(line.jdkName());
        assertThat(Runtime.version().feature())
            .as(line.jdk())
            .isLessThan(SINCE.get(line.jdkName()));
      }
    }
  }

  @Test
  void noMethodOfTheJdkIsThereTwice() {
    assertThat(TABLE.stream().map(LibraryTableLine::jdk)).doesNotHaveDuplicates();
  }

  @Test
  void everyMethodOnPrimitivesIsInTheTableOrAnIntrinsicOrRefused() {
    Set<String> known = TABLE.stream().map(LibraryTableLine::jdk).collect(Collectors.toSet());
    Stream.of(
            Math.class,
            StrictMath.class,
            Integer.class,
            Long.class,
            Float.class,
            Double.class,
            Short.class,
            Byte.class,
            Boolean.class)
        .flatMap(type -> Stream.of(type.getDeclaredMethods()))
        .filter(DeviceLibraryTableTest::isStaticOnPrimitives)
        .filter(method -> !isRefused(method) && !INTRINSICS.contains(method.getName()))
        .forEach(method -> assertThat(known).contains(LibraryTableLine.signature(method)));
  }

  @Test
  void everyPublicMethodOfTheLibraryIsInTheTable() {
    Set<String> used =
        TABLE.stream().map(LibraryTableLine::librarySignature).collect(Collectors.toSet());
    TABLE.stream()
        .map(LibraryTableLine::libraryClass)
        .distinct()
        .flatMap(name -> Stream.of(LibraryTableLine.load(name).getDeclaredMethods()))
        .filter(method -> Modifier.isPublic(method.getModifiers()))
        .forEach(method -> assertThat(used).contains(LibraryTableLine.signature(method)));
  }

  private static boolean isStaticOnPrimitives(Method method) {
    return Modifier.isPublic(method.getModifiers())
        && Modifier.isStatic(method.getModifiers())
        && method.getReturnType().isPrimitive()
        && Arrays.stream(method.getParameterTypes()).allMatch(Class::isPrimitive);
  }

  private static boolean isRefused(Method method) {
    return REFUSED.contains(method.getName());
  }
}
