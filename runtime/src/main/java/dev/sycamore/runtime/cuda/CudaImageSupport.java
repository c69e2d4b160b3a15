package dev.sycamore.runtime.cuda;

import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.binding.images.ImageKind;
import dev.sycamore.runtime.cuda.ComputeCapability.Needed;
import dev.sycamore.runtime.kernel.BoundKernel;
import dev.sycamore.runtime.launch.ImageSupport;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * PTX, and bundles with machine code beside it. Of several the one for the newest GPU that is not
 * newer than this one, code for no other GPU first.
 */
record CudaImageSupport(String id, ComputeCapability capability) implements ImageSupport {
  private record Candidate(ImageEntry image, Needed needed) {}

  @Override
  public List<ImageEntry> runnable(List<ImageEntry> images) {
    List<Candidate> candidates = new ArrayList<>();
    for (ImageEntry image : images) {
      Optional<Needed> needed = ComputeCapability.neededBy(image);
      if (image.kind() == ImageKind.PTX && needed.filter(capability::runs).isPresent()) {
        candidates.add(new Candidate(image, needed.get()));
      }
    }
    candidates.sort(
        Comparator.comparing((Candidate c) -> c.needed().capability())
            .thenComparing(c -> c.needed().exact())
            .reversed());
    return candidates.stream().map(Candidate::image).toList();
  }

  /** The compiler in the driver decides. */
  @Override
  public Optional<String> refusal(BoundKernel kernel, ImageEntry image) {
    return Optional.empty();
  }

  @Override
  public List<String> buildTargets() {
    return List.of("ptx64");
  }

  @Override
  public String device() {
    return id + ", a GPU of compute capability " + capability;
  }
}
