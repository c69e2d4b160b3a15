package dev.sycamore.runtime.kernel;

import dev.sycamore.binding.ImageBinding;
import dev.sycamore.binding.KernelBinding;
import dev.sycamore.binding.UnitBinding;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

/** A kernel of a binding class. Two are equal if they are the same kernel of the same class. */
public record BoundKernel(UnitBinding unit, int index, KernelBinding binding) {

  /** Where the kernel is: {@code File.java:line}. */
  public String place() {
    return binding.file() + ":" + binding.line();
  }

  /** The value of an argument for a set of captured values. */
  public Object argument(int argument, Object[] captured) {
    return unit.argument(index, argument, captured);
  }

  /** The bytes of an image, or nothing if the resource is missing. */
  public Optional<byte[]> read(ImageBinding image) throws IOException {
    ClassLoader loader = unit.getClass().getClassLoader();
    try (InputStream in =
        loader == null
            ? ClassLoader.getSystemResourceAsStream(image.resource())
            : loader.getResourceAsStream(image.resource())) {
      return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof BoundKernel that && unit == that.unit && index == that.index;
  }

  @Override
  public int hashCode() {
    return System.identityHashCode(unit) * 31 + index;
  }
}
