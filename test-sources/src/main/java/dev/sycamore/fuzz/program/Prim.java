package dev.sycamore.fuzz.program;

import java.util.List;
import java.util.Locale;

/** A primitive type of Java, with the promotions and conversions of JLS 5. */
public enum Prim {
  BOOLEAN('Z', 0, 0),
  BYTE('B', 8, 1),
  SHORT('S', 16, 2),
  CHAR('C', 16, 3),
  INT('I', 32, 4),
  LONG('J', 64, 5),
  FLOAT('F', 32, 6),
  DOUBLE('D', 64, 7);

  public static final List<Prim> ALL = List.of(values());
  public static final List<Prim> NUMERIC = List.of(BYTE, SHORT, CHAR, INT, LONG, FLOAT, DOUBLE);
  public static final List<Prim> INTEGRAL = List.of(BYTE, SHORT, CHAR, INT, LONG);

  private final char code;
  private final int bits;
  private final int rank;

  Prim(char code, int bits, int rank) {
    this.code = code;
    this.bits = bits;
    this.rank = rank;
  }

  /** The letter of the type in JVM descriptors. */
  public char code() {
    return code;
  }

  public static Prim ofCode(char code) {
    return ALL.stream().filter(p -> p.code == code).findFirst().orElseThrow();
  }

  /** The place in the order in which types promote: {@code byte} is 1, {@code double} 7. */
  public int rank() {
    return rank;
  }

  /** The keyword. */
  public String keyword() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The simple name of the class of local memory with such elements. */
  public String localMemory() {
    return "Local" + name().charAt(0) + keyword().substring(1) + "s";
  }

  /** The simple name of the class that boxes a value. */
  public String boxed() {
    return switch (this) {
      case CHAR -> "Character";
      case INT -> "Integer";
      default -> name().charAt(0) + keyword().substring(1);
    };
  }

  public boolean isIntegral() {
    return INTEGRAL.contains(this);
  }

  public boolean isFloating() {
    return this == FLOAT || this == DOUBLE;
  }

  /** Smaller than {@code int}: promoted before arithmetic. */
  public boolean isSubInt() {
    return this == BYTE || this == SHORT || this == CHAR;
  }

  /** Unary numeric promotion (JLS 5.6). */
  public Prim promoted() {
    return isSubInt() ? INT : this;
  }

  /** Binary numeric promotion (JLS 5.6). */
  public static Prim promoted(Prim a, Prim b) {
    Prim wider = a.rank > b.rank ? a : b;
    return wider.promoted();
  }

  /** Whether a value of this type is assigned to {@code target} without a cast (JLS 5.1.2). */
  public boolean widensTo(Prim target) {
    if (this == target) {
      return true;
    }
    if (this == BOOLEAN || target == BOOLEAN || target == CHAR) {
      return false;
    }
    if (this == CHAR) {
      return target.rank >= INT.rank;
    }
    return rank < target.rank && (target.isFloating() || bits < target.bits);
  }
}
