package dev.sycamore.model.type;

import dev.sycamore.annotations.Aspect;
import java.util.Set;

/**
 * Java's primitive types, and binary16.
 *
 * <p>Source: JLS 4.2; IEEE 754 for HALF.
 */
public enum ScalarType implements DeviceType {
  BOOLEAN(1, "boolean"),
  BYTE(1, "byte"),
  SHORT(2, "short"),
  CHAR(2, "char"),
  INT(4, "int"),
  LONG(8, "long"),
  HALF(2, "Half"),
  FLOAT(4, "float"),
  DOUBLE(8, "double");

  private final int size;
  private final String javaName;

  ScalarType(int size, String javaName) {
    this.size = size;
    this.javaName = javaName;
  }

  @Override
  public Set<Aspect> aspects() {
    return this == DOUBLE ? Set.of(Aspect.FP64) : this == HALF ? Set.of(Aspect.FP16) : Set.of();
  }

  /** Bytes that a value takes in memory. */
  public int size() {
    return size;
  }

  /** The type as Java source writes it. */
  public String javaName() {
    return javaName;
  }

  /** Whether arithmetic on it is floating point. */
  public boolean isFloating() {
    return this == HALF || this == FLOAT || this == DOUBLE;
  }

  /** Whether it is an integer type of Java (JLS 4.2.1): byte, short, char, int, long. */
  public boolean isIntegral() {
    return this != BOOLEAN && !isFloating();
  }

  @Override
  public <R> R accept(DeviceTypeVisitor<R> visitor) {
    return visitor.visitScalarType(this);
  }
}
