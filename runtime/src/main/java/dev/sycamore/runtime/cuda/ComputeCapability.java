package dev.sycamore.runtime.cuda;

import dev.sycamore.binding.images.ImageEntry;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The generation of a GPU, which decides what code it runs. */
record ComputeCapability(int major, int minor) implements Comparable<ComputeCapability> {
  /** The generic target is PTX for the oldest GPU that it names. */
  private static final String GENERIC = "ptx64";

  private static final ComputeCapability OF_GENERIC = new ComputeCapability(7, 0);
  private static final Pattern NAMED = Pattern.compile("nvidia_gpu_sm_(\\d{1,3})(\\d)(a?)");

  /**
   * What an image is for.
   *
   * @param capability the oldest that runs it
   * @param exact whether no other runs it
   */
  record Needed(ComputeCapability capability, boolean exact) {}

  /** What the target of an image needs; empty if it is no target of CUDA's. */
  static Optional<Needed> neededBy(ImageEntry image) {
    if (image.target().equals(GENERIC)) {
      return Optional.of(new Needed(OF_GENERIC, false));
    }
    Matcher name = NAMED.matcher(image.target());
    if (!name.matches()) {
      return Optional.empty();
    }
    int major = Integer.parseInt(name.group(1));
    int minor = Integer.parseInt(name.group(2));
    return Optional.of(new Needed(new ComputeCapability(major, minor), !name.group(3).isEmpty()));
  }

  /** Whether a GPU of this generation runs the PTX of an image. */
  boolean runs(Needed needed) {
    return needed.exact() ? equals(needed.capability()) : compareTo(needed.capability()) >= 0;
  }

  @Override
  public int compareTo(ComputeCapability other) {
    return major != other.major
        ? Integer.compare(major, other.major)
        : Integer.compare(minor, other.minor);
  }

  /** As in the names of targets: {@code sm_90}. */
  String architecture() {
    return "sm_" + major + minor;
  }

  /** As NVIDIA writes it: {@code 9.0}. */
  @Override
  public String toString() {
    return major + "." + minor;
  }
}
