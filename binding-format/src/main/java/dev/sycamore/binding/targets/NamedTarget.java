package dev.sycamore.binding.targets;

import java.util.List;
import java.util.Optional;

/**
 * A target that has a name.
 *
 * @param number stands for it in device images
 * @param vendor of its GPUs; empty for a target that is no GPU
 * @param ids by which drivers identify its GPUs, or {@link #ANY}
 */
public record NamedTarget(int number, String name, Optional<GpuVendor> vendor, List<String> ids) {

  /** Stands for every GPU of the vendor. */
  static final String ANY = "*";

  public NamedTarget {
    ids = List.copyOf(ids);
  }

  /** Whether a GPU that is identified so is one of its GPUs. */
  boolean includes(GpuVendor of, String id) {
    return vendor.isPresent() && vendor.get() == of && (ids.contains(id) || ids.contains(ANY));
  }
}
