package dev.sycamore.processor;

import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.Kernel;
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

  /** Those of a unit, in their order. */
  Collection<BuiltImage> of(DeviceUnit unit) {
    Map<Integer, BuiltImage> images = new TreeMap<>();
    for (Kernel kernel : unit.kernels()) {
      images.putAll(byKernel.getOrDefault(kernel.entryPoint(), Map.of()));
    }
    return images.values();
  }
}
