package dev.sycamore.devicelib;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A line of the outliner's table of the device library.
 *
 * @param jdk a method of the JDK with its parameter types: {@code java.lang.Math.sin(double)}
 * @param library the library's method, without: {@code dev.sycamore.devicelib.Trigonometric.sin}
 */
record LibraryTableLine(String jdk, String library) {
  private static final Path TABLE =
      Path.of(
          System.getProperty("basedir", "."),
          "../outliner/src/main/resources/dev/sycamore/outliner/device-library.txt");

  static List<LibraryTableLine> readAll() {
    try (Stream<String> lines = Files.lines(TABLE)) {
      return lines.filter(line -> !line.startsWith("#")).map(LibraryTableLine::parse).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static LibraryTableLine parse(String line) {
    assertThat(line).matches("java\\.lang\\.\\w+\\.\\w+\\([a-z,]*\\) dev\\.[a-z.]+\\.\\w+\\.\\w+");
    int blank = line.indexOf(' ');
    return new LibraryTableLine(line.substring(0, blank), line.substring(blank + 1));
  }

  /** {@code java.lang.Math.sin(double)}. */
  static String signature(Method method) {
    return Arrays.stream(method.getParameterTypes())
        .map(Class::getName)
        .collect(
            Collectors.joining(
                ",", method.getDeclaringClass().getName() + "." + method.getName() + "(", ")"));
  }

  String librarySignature() {
    return library + jdk.substring(jdk.indexOf('('));
  }

  String libraryClass() {
    return className(library);
  }

  /** The simple name of the JDK's method. */
  String jdkName() {
    String name = jdk.substring(0, jdk.indexOf('('));
    return name.substring(name.lastIndexOf('.') + 1);
  }

  /** Empty if this JDK is too old for it. */
  Optional<Method> jdkMethod() {
    return publicStatic(jdk);
  }

  /** What the result shall be: StrictMath's method, where the table says Math. */
  Optional<Method> oracle() {
    return publicStatic(jdk.replace("java.lang.Math.", "java.lang.StrictMath."));
  }

  Method libraryMethod() {
    return publicStatic(librarySignature())
        .orElseThrow(() -> new AssertionError("no such method: " + librarySignature()));
  }

  private static Optional<Method> publicStatic(String signature) {
    String name = signature.substring(0, signature.indexOf('('));
    return Stream.of(load(className(name)).getDeclaredMethods())
        .filter(method -> signature(method).equals(signature))
        .filter(method -> Modifier.isPublic(method.getModifiers()))
        .filter(method -> Modifier.isStatic(method.getModifiers()))
        .findAny();
  }

  private static String className(String method) {
    return method.substring(0, method.lastIndexOf('.'));
  }

  static Class<?> load(String name) {
    try {
      return Class.forName(name);
    } catch (ClassNotFoundException e) {
      throw new AssertionError(name, e);
    }
  }
}
