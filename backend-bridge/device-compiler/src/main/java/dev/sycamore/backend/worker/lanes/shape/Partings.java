package dev.sycamore.backend.worker.lanes.shape;

import dev.sycamore.backend.worker.flow.NaturalLoop;
import java.util.BitSet;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** Where lanes part, as far as is known: at branches, and at loops that they leave apart. */
final class Partings {

  private final BitSet branches = new BitSet();
  private final Set<Integer> headers = new HashSet<>();

  void addBranch(int block) {
    branches.set(block);
  }

  void addLoop(NaturalLoop loop) {
    headers.add(loop.header());
  }

  /** Whether lanes go different ways at the end of a block. */
  boolean areAtBranch(int block) {
    return branches.get(block);
  }

  /** Whether lanes leave a loop in different passes. */
  boolean areAtLoop(NaturalLoop loop) {
    return headers.contains(loop.header());
  }

  /**
   * The blocks of a region's pass at which lanes part: branches, and headers of loops in it.
   *
   * @param region a loop, or empty for the whole function
   */
  IntStream in(Optional<NaturalLoop> region) {
    IntStream loops =
        headers.stream()
            .mapToInt(header -> header)
            .filter(header -> region.isEmpty() || region.get().header() != header);
    return IntStream.concat(branches.stream(), loops)
        .filter(block -> region.isEmpty() || region.get().contains(block));
  }
}
