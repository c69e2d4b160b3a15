package dev.sycamore.outliner.types;

import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** The records that a value of a sealed interface can be (JLS 8.1.1.2, 9.1.1.4). */
final class SealedClasses {
  private SealedClasses() {}

  static boolean isSealedInterface(JavaType type) {
    return type instanceof JavaType.Declared declared
        && declared.symbol().kind() == ClassSymbol.Kind.INTERFACE
        && declared.symbol().modifiers().contains(Modifier.SEALED);
  }

  /**
   * All records that implement a sealed interface, directly or through others, in the order of the
   * declarations; empty if something else does.
   */
  static Optional<List<JavaType.Declared>> recordsOf(JavaType.Declared type) {
    Set<JavaType.Declared> records = new LinkedHashSet<>();
    return add(type, records) && !records.isEmpty()
        ? Optional.of(List.copyOf(records))
        : Optional.empty();
  }

  /** The first class that implements a sealed interface and is no record. */
  static Optional<ClassSymbol> other(ClassSymbol type) {
    for (ClassSymbol each : type.permittedSubclasses()) {
      if (each.kind() == ClassSymbol.Kind.RECORD) {
        continue;
      }
      Optional<ClassSymbol> other =
          each.kind() == ClassSymbol.Kind.INTERFACE && each.modifiers().contains(Modifier.SEALED)
              ? other(each)
              : Optional.of(each);
      if (other.isPresent()) {
        return other;
      }
    }
    return Optional.empty();
  }

  private static boolean add(JavaType.Declared type, Set<JavaType.Declared> records) {
    if (type.symbol().typeParameters().size() != type.arguments().size()) {
      return false;
    }
    for (ClassSymbol each : type.symbol().permittedSubclasses()) {
      Map<JavaType.Variable, JavaType> arguments = new HashMap<>();
      if (!isBelow(each, type, arguments)) {
        // A record of another instantiation.
        continue;
      }
      if (!arguments.keySet().containsAll(each.typeParameters())) {
        return false;
      }
      JavaType.Declared below =
          new JavaType.Declared(each, each.typeParameters().stream().map(arguments::get).toList());
      if (each.kind() == ClassSymbol.Kind.RECORD) {
        records.add(below);
      } else if (!isSealedInterface(below) || !add(below, records)) {
        return false;
      }
    }
    return true;
  }

  /** Whether a class can implement an interface with these arguments, and with which of its own. */
  private static boolean isBelow(
      ClassSymbol symbol, JavaType.Declared type, Map<JavaType.Variable, JavaType> arguments) {
    for (JavaType each : symbol.interfaces()) {
      if (each instanceof JavaType.Declared declared && declared.symbol().equals(type.symbol())) {
        return matches(declared.arguments(), type.arguments(), symbol, arguments);
      }
    }
    return false;
  }

  private static boolean matches(
      List<JavaType> written,
      List<JavaType> known,
      ClassSymbol symbol,
      Map<JavaType.Variable, JavaType> arguments) {
    for (int i = 0; i < written.size(); i++) {
      if (!matches(written.get(i), known.get(i), symbol, arguments)) {
        return false;
      }
    }
    return written.size() == known.size();
  }

  private static boolean matches(
      JavaType written,
      JavaType known,
      ClassSymbol symbol,
      Map<JavaType.Variable, JavaType> arguments) {
    if (written instanceof JavaType.Variable variable
        && symbol.typeParameters().contains(variable)) {
      JavaType before = arguments.putIfAbsent(variable, known);
      return before == null || before.equals(known);
    }
    if (written instanceof JavaType.Declared left && known instanceof JavaType.Declared right) {
      return left.symbol().equals(right.symbol())
          && matches(left.arguments(), right.arguments(), symbol, arguments);
    }
    return written.equals(known);
  }
}
