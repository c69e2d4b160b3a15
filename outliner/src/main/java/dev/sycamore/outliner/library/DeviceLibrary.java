package dev.sycamore.outliner.library;

import dev.sycamore.outliner.symbols.ClassSymbol;
import dev.sycamore.outliner.symbols.MethodSymbol;
import dev.sycamore.outliner.symbols.SymbolTable;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Finds the code for devices of methods whose own code cannot be had. What stands for what is in
 * {@code device-library.txt}, one method a line.
 */
public final class DeviceLibrary {
  private static final String TABLE = "/dev/sycamore/outliner/device-library.txt";
  private static final Map<String, String> REPLACEMENTS = read();

  private final SymbolTable symbols;

  public DeviceLibrary(SymbolTable symbols) {
    this.symbols = symbols;
  }

  /** The method of the library that does what a static method of the JDK does. */
  public Optional<MethodSymbol> replacement(MethodSymbol method) {
    return Optional.ofNullable(REPLACEMENTS.get(signature(method)))
        .flatMap(library -> find(library, typesOf(method)));
  }

  /** {@code %} on {@code float} or {@code double}. */
  public Optional<MethodSymbol> remainder(String type) {
    return find("dev.sycamore.devicelib.FloatingRemainder.remainder", List.of(type, type));
  }

  /** A method of the library by its name and the types of its parameters. */
  public Optional<MethodSymbol> find(String qualifiedName, List<String> types) {
    int dot = qualifiedName.lastIndexOf('.');
    String name = qualifiedName.substring(dot + 1);
    Optional<ClassSymbol> owner = symbols.classNamed(qualifiedName.substring(0, dot));
    return owner.flatMap(
        o ->
            o.methods().stream()
                .filter(m -> m.name().equals(name) && typesOf(m).equals(types))
                .findFirst());
  }

  private static String signature(MethodSymbol method) {
    return method.owner().canonicalName()
        + "."
        + method.name()
        + "("
        + String.join(",", typesOf(method))
        + ")";
  }

  private static List<String> typesOf(MethodSymbol method) {
    return method.parameters().stream().map(p -> p.type().toString()).toList();
  }

  private static Map<String, String> read() {
    try (InputStream table = DeviceLibrary.class.getResourceAsStream(TABLE);
        BufferedReader lines =
            new BufferedReader(new InputStreamReader(table, StandardCharsets.UTF_8))) {
      return lines
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .map(line -> line.split(" "))
          .collect(Collectors.toUnmodifiableMap(part -> part[0], part -> part[1]));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
