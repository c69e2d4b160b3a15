package dev.sycamore.generator;

import java.util.List;

/**
 * A matrix that is a factor of products.
 *
 * @param name of its class
 * @param side of the product
 * @param element the Java type of its elements
 * @param rows of a tile
 * @param columns of a tile
 */
public record GeneratedMatrix(String name, String side, String element, int rows, int columns) {

  static final List<GeneratedMatrix> ALL =
      List.of(
          new GeneratedMatrix("HalfMatrixA", "left", "Half", 16, 16),
          new GeneratedMatrix("HalfMatrixB", "right", "Half", 16, 8),
          new GeneratedMatrix("Tf32MatrixA", "left", "float", 16, 8),
          new GeneratedMatrix("Tf32MatrixB", "right", "float", 8, 8));
}
