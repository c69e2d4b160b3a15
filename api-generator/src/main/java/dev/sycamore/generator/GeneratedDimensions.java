package dev.sycamore.generator;

import java.util.List;

/** A number of dimensions, with the parameters and arguments that methods have for it. */
public record GeneratedDimensions(
    int count, String indexParameters, String indices, String sizeParameters, String sizes) {

  static final List<GeneratedDimensions> ALL =
      List.of(
          new GeneratedDimensions(1, "int i", "i", "int n", "n"),
          new GeneratedDimensions(2, "int i, int j", "i, j", "int n, int m", "n, m"),
          new GeneratedDimensions(
              3, "int i, int j, int k", "i, j, k", "int n, int m, int p", "n, m, p"));

  /** The end of class names; there is none for one dimension. */
  public String suffix() {
    return count == 1 ? "" : "" + count;
  }

  public String text() {
    return count == 1 ? "1 dimension" : count + " dimensions";
  }
}
