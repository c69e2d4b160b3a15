package dev.sycamore.devicelib;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The outliner's table of the device library against the classes on both of its sides. */
class DeviceLibraryTableTest {
  private static final Path TABLE =
      Path.of(
          System.getProperty("basedir", "."),
          "../outliner/src/main/resources/dev/sycamore/outliner/device-library.txt");

  /** JDK methods in the table that Java 17 does not have yet: name to release. */
  private static final Map<String, Integer> SINCE =
      Map.of("ceilDiv", 18, "ceilMod", 18, "unsignedMultiplyHigh", 18);

  private static final Set<String> INTRINSICS =
      Set.of(
          "abs", "min", "max", "sqrt", "floor", "ceil", "rint", "copySign", "fma", "multiplyHigh");

  @Test
  void everyLineNamesMethodsOfEqualSignatures() throws IOException {
    Map<String, String> table = readTable();
    assertThat(table).hasSizeGreaterThan(100);
    table.forEach(
        (jdk, library) -> {
          Method target = libraryMethod(jdk, library);
          Optional<Method> source = jdkMethod(jdk);
          if (source.isEmpty()) {
            assertThat(SINCE).as(jdk).containsKey(simpleName(jdk));
            assertThat(Runtime.version().feature()).as(jdk).isLessThan(SINCE.get(simpleName(jdk)));
          } else {
            assertThat(target.getReturnType()).as(jdk).isEqualTo(source.get().getReturnType());
          }
        });
  }

  @Test
  void everyMethodOfMathIsInTheTableOrAnIntrinsicOrRefused() throws IOException {
    Map<String, String> table = readTable();
    for (Class<?> type : List.of(Math.class, StrictMath.class)) {
      for (Method method : type.getDeclaredMethods()) {
        if (Modifier.isPublic(method.getModifiers()) && !isRefused(method)) {
          String signature = signature(method);
          boolean known = table.containsKey(signature) || INTRINSICS.contains(method.getName());
          assertThat(known).as(signature).isTrue();
        }
      }
    }
  }

  @Test
  void everyPublicMethodOfTheLibraryIsInTheTable() throws IOException {
    Map<String, String> table = readTable();
    Set<String> classes =
        table.values().stream().map(DeviceLibraryTableTest::className).collect(Collectors.toSet());
    Set<String> used =
        table.entrySet().stream()
            .map(e -> e.getValue() + e.getKey().substring(e.getKey().indexOf('(')))
            .collect(Collectors.toSet());
    Set<String> helpers = Set.of("isNaN", "isInfinite", "isFinite");
    for (String name : classes) {
      for (Method method : load(name).getDeclaredMethods()) {
        if (Modifier.isPublic(method.getModifiers()) && !helpers.contains(method.getName())) {
          assertThat(used).contains(signature(method));
        }
      }
    }
  }

  private static boolean isRefused(Method method) {
    return method.getName().endsWith("Exact")
        || method.getName().equals("random")
        || method.getName().equals("clamp");
  }

  private static Map<String, String> readTable() throws IOException {
    Map<String, String> table = new LinkedHashMap<>();
    for (String line : Files.readAllLines(TABLE)) {
      if (!line.startsWith("#")) {
        assertThat(line)
            .matches("java\\.lang\\.\\w+\\.\\w+\\([a-z,]*\\) dev\\.[a-z.]+\\.\\w+\\.\\w+");
        int blank = line.indexOf(' ');
        String earlier = table.put(line.substring(0, blank), line.substring(blank + 1));
        assertThat(earlier).as("twice: " + line).isNull();
      }
    }
    return table;
  }

  private static Optional<Method> jdkMethod(String signature) {
    String name = signature.substring(0, signature.indexOf('('));
    return Stream.of(load(className(name)).getDeclaredMethods())
        .filter(method -> signature(method).equals(signature))
        .findAny();
  }

  private static Method libraryMethod(String jdk, String library) {
    String signature = library + jdk.substring(jdk.indexOf('('));
    return Stream.of(load(className(library)).getDeclaredMethods())
        .filter(method -> signature(method).equals(signature))
        .filter(method -> Modifier.isPublic(method.getModifiers()))
        .filter(method -> Modifier.isStatic(method.getModifiers()))
        .findAny()
        .orElseThrow(() -> new AssertionError("no such method: " + signature));
  }

  private static String signature(Method method) {
    return Arrays.stream(method.getParameterTypes())
        .map(Class::getName)
        .collect(
            Collectors.joining(
                ",", method.getDeclaringClass().getName() + "." + method.getName() + "(", ")"));
  }

  private static String simpleName(String signature) {
    String name = signature.substring(0, signature.indexOf('('));
    return name.substring(name.lastIndexOf('.') + 1);
  }

  private static String className(String method) {
    return method.substring(0, method.lastIndexOf('.'));
  }

  private static Class<?> load(String name) {
    try {
      return Class.forName(name);
    } catch (ClassNotFoundException e) {
      throw new AssertionError(name, e);
    }
  }
}
