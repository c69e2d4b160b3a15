package dev.sycamore.processor;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The images that kernels of each unit are in, found without a look at all others. */
final class UnitImages {

  /** By entry point, then by the place in the list of all. */
  private final Map<String, Map<Integer, BuiltImage>> byKernel = new HashMap<>();

  UnitImages(List<BuiltImage> all) {
    for (int i = 0; i < all.size(); i++) {
      for (String kernel : all.get(i).kernels()) {
        byKernel.computeIfAbsent(kernel, k -> new TreeMap<>()).put(i, all.get(i));
      }
    }
  }

  /** Those of kernels of a unit, by their entry points, in the order of all. */
  Collection<BuiltImage> of(List<String> kernels) {
    Map<Integer, BuiltImage> images = new TreeMap<>();
    for (String kernel : kernels) {
      images.putAll(byKernel.getOrDefault(kernel, Map.of()));
    }
    return images.values();
  }
}
