package dev.sycamore.outliner.lowering.enums;

import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.FieldSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import java.util.List;
import java.util.Optional;

/** Enum constants: on a device each is its ordinal (JLS 8.9). */
public final class EnumConstants {
  private EnumConstants() {}

  public static boolean isEnum(JavaType type) {
    return type instanceof JavaType.Declared declared
        && declared.symbol().kind() == ClassSymbol.Kind.ENUM;
  }

  public static int ordinal(FieldSymbol constant) {
    return ordinal(constant.owner(), constant.name())
        .orElseThrow(() -> new IllegalStateException("no enum constant " + constant.name()));
  }

  /** The ordinal of the constant that a name denotes in an enum. */
  public static Optional<Integer> ordinal(ClassSymbol type, String name) {
    List<String> constants =
        type.fields().stream().filter(FieldSymbol::isEnumConstant).map(FieldSymbol::name).toList();
    int ordinal = constants.indexOf(name);
    return ordinal < 0 ? Optional.empty() : Optional.of(ordinal);
  }
}
