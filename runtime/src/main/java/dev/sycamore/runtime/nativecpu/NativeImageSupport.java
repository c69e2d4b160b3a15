package dev.sycamore.runtime.nativecpu;

import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.binding.images.ImageKind;
import dev.sycamore.runtime.kernel.BoundKernel;
import dev.sycamore.runtime.launch.ImageSupport;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The shared libraries that a processor runs, those for its highest feature level first.
 *
 * @param levels the targets whose code it runs, the lowest feature level first
 */
record NativeImageSupport(List<String> levels) implements ImageSupport {

  @Override
  public List<ImageEntry> runnable(List<ImageEntry> images) {
    List<ImageEntry> runnable = new ArrayList<>();
    for (int level = levels.size() - 1; level >= 0; level--) {
      for (ImageEntry image : images) {
        if (image.kind() == ImageKind.NATIVE_CPU && image.target().equals(levels.get(level))) {
          runnable.add(image);
        }
      }
    }
    return runnable;
  }

  /** The dynamic linker decides. */
  @Override
  public Optional<String> refusal(BoundKernel kernel, ImageEntry image) {
    return Optional.empty();
  }

  @Override
  public List<String> buildTargets() {
    return levels;
  }

  @Override
  public String device() {
    return NativeCpuDevice.ID + ", a processor of the level " + levels.get(levels.size() - 1);
  }
}
