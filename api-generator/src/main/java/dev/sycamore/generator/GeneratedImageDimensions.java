package dev.sycamore.generator;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The number of dimensions of an image, with its coordinates and extents as templates write them.
 */
public record GeneratedImageDimensions(int count) {

  static final List<GeneratedImageDimensions> ALL =
      IntStream.rangeClosed(1, 3).mapToObj(GeneratedImageDimensions::new).toList();

  /** Coordinates that are indices of pixels. */
  public List<String> indices() {
    return List.of("x", "y", "z").subList(0, count);
  }

  /** Coordinates of samplers. */
  public List<String> coordinates() {
    return List.of("u", "v", "w").subList(0, count);
  }

  /** The weights of the formulas. */
  public List<String> weights() {
    return List.of("a", "b", "c").subList(0, count);
  }

  public List<String> extents() {
    return List.of("width", "height", "depth").subList(0, count);
  }

  /** How many pixels linear filtering combines. */
  public int corners() {
    return 1 << count;
  }

  /** Whether a corner is the upper one in a dimension. */
  public boolean upper(int corner, int dimension) {
    return (corner >> dimension & 1) == 1;
  }

  public String parameters(String type, List<String> names) {
    return names.stream().map(name -> type + " " + name).collect(Collectors.joining(", "));
  }

  public String text() {
    return count == 1 ? "1 dimension" : count + " dimensions";
  }
}
