package dev.sycamore.frontend.symbols;

import dev.sycamore.frontend.symbols.JavaType.Primitive;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Primitive types: widening (JLS 5.1.2) and the classes that box them (JLS 5.1.7). */
public final class Primitives {
  private static final Map<Primitive, String> BOXES = new EnumMap<>(Primitive.class);
  private static final Map<String, Primitive> UNBOXED = new HashMap<>();

  static {
    BOXES.put(Primitive.BOOLEAN, "java.lang.Boolean");
    BOXES.put(Primitive.BYTE, "java.lang.Byte");
    BOXES.put(Primitive.SHORT, "java.lang.Short");
    BOXES.put(Primitive.CHAR, "java.lang.Character");
    BOXES.put(Primitive.INT, "java.lang.Integer");
    BOXES.put(Primitive.LONG, "java.lang.Long");
    BOXES.put(Primitive.FLOAT, "java.lang.Float");
    BOXES.put(Primitive.DOUBLE, "java.lang.Double");
    BOXES.put(Primitive.VOID, "java.lang.Void");
    BOXES.forEach((primitive, box) -> UNBOXED.put(box, primitive));
    UNBOXED.remove("java.lang.Void");
  }

  private Primitives() {}

  /** The canonical name of the class that boxes {@code primitive}. */
  static String boxName(Primitive primitive) {
    return BOXES.get(primitive);
  }

  /** The primitive type itself, or what a box unboxes to. */
  public static Optional<Primitive> unboxed(JavaType type) {
    if (type instanceof Primitive primitive) {
      return primitive == Primitive.VOID ? Optional.empty() : Optional.of(primitive);
    }
    return type instanceof JavaType.Declared declared
        ? Optional.ofNullable(UNBOXED.get(declared.symbol().canonicalName()))
        : Optional.empty();
  }

  /** The numeric type of an operand, unboxed. */
  public static Optional<Primitive> numeric(JavaType type) {
    return unboxed(type).filter(Primitive::isNumeric);
  }

  /** JLS 4.10.1. */
  public static boolean isSubtype(Primitive from, Primitive to) {
    if (from == to) {
      return true;
    }
    if (!from.isNumeric() || !to.isNumeric() || to == Primitive.CHAR) {
      return false;
    }
    return from == Primitive.CHAR ? to.compareTo(Primitive.INT) >= 0 : from.compareTo(to) < 0;
  }

  /** JLS 5.6: unary numeric promotion. */
  public static Primitive promoted(Primitive type) {
    return type.compareTo(Primitive.INT) < 0 ? Primitive.INT : type;
  }

  /** JLS 5.6: binary numeric promotion. */
  public static Primitive promoted(Primitive left, Primitive right) {
    Primitive wider = left.compareTo(right) > 0 ? left : right;
    return promoted(wider);
  }

  /** Whether an int value is representable in a byte, short, char or int. */
  public static boolean fits(int value, Primitive type) {
    return switch (type) {
      case BYTE -> value == (byte) value;
      case SHORT -> value == (short) value;
      case CHAR -> value == (char) value;
      case INT -> true;
      default -> false;
    };
  }
}
