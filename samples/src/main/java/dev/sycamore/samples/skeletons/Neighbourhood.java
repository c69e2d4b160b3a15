package dev.sycamore.samples.skeletons;

/**
 * What a function of a stencil sees: the elements around one, by their distances from it. At the
 * border the nearest element stands for those that are missing.
 */
@SuppressWarnings("ArrayRecordComponent") // A view: two of them are never compared.
public record Neighbourhood(float[] cells, int width, int height, int x, int y) {

  /** The element {@code dx} to the right and {@code dy} below. */
  public float at(int dx, int dy) {
    int column = Math.min(Math.max(x + dx, 0), width - 1);
    int row = Math.min(Math.max(y + dy, 0), height - 1);
    return cells[row * width + column];
  }
}
