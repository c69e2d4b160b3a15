package dev.sycamore.outliner.types;

import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.model.type.AddressSpace;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.ViewType;
import java.util.Optional;

/** The classes of matrices that sub-groups hold: on a device, private memory of each work-item. */
public enum MatrixType {
  HALF_A("HalfMatrixA", "halfMatrixA", ScalarType.INT, 16, 16, "loadHalfA"),
  HALF_B("HalfMatrixB", "halfMatrixB", ScalarType.INT, 16, 8, "loadHalfB"),
  TF32_A("Tf32MatrixA", "tf32MatrixA", ScalarType.INT, 16, 8, "loadTf32A"),
  TF32_B("Tf32MatrixB", "tf32MatrixB", ScalarType.INT, 8, 8, "loadTf32B"),
  ACCUMULATOR("MatrixAccumulator", "accumulator", ScalarType.FLOAT, 16, 8, "loadAccumulator");

  private static final String PACKAGE = "dev.sycamore.";

  private final String className;
  private final String factory;
  private final ScalarType element;
  private final int tileRows;
  private final int tileColumns;
  private final String load;

  MatrixType(
      String className,
      String factory,
      ScalarType element,
      int tileRows,
      int tileColumns,
      String load) {
    this.className = className;
    this.factory = factory;
    this.element = element;
    this.tileRows = tileRows;
    this.tileColumns = tileColumns;
    this.load = load;
  }

  /** What a class stands for, if it is one of matrices. */
  public static Optional<MatrixType> of(ClassSymbol symbol) {
    for (MatrixType type : values()) {
      if (symbol.canonicalName().equals(PACKAGE + type.className)) {
        return Optional.of(type);
      }
    }
    return Optional.empty();
  }

  /** The matrices that a method of sub-groups makes, if it makes any. */
  public static Optional<MatrixType> madeBy(String method) {
    for (MatrixType type : values()) {
      if (method.equals(type.factory)) {
        return Optional.of(type);
      }
    }
    return Optional.empty();
  }

  public String className() {
    return className;
  }

  /** The method of sub-groups that makes one. */
  public String factory() {
    return factory;
  }

  /** The rows of the smallest one, of which all others consist. */
  public int tileRows() {
    return tileRows;
  }

  /** The columns of the smallest one. */
  public int tileColumns() {
    return tileColumns;
  }

  /** The method of the device library that loads one. */
  public String load() {
    return load;
  }

  /** What a work-item holds of one. */
  public ViewType view() {
    return new ViewType(element, 1, AddressSpace.PRIVATE);
  }
}
