package dev.sycamore.backend.worker.flow;

import java.util.BitSet;
import java.util.List;

/**
 * A loop with one entry.
 *
 * @param header its entry
 * @param blocks its blocks, those of inner loops included
 * @param latches the blocks that jump back to the header
 * @param exits its edges to other blocks
 */
public record NaturalLoop(int header, BitSet blocks, List<Integer> latches, List<FlowEdge> exits) {

  public boolean contains(int block) {
    return blocks.get(block);
  }

  /** The blocks outside that follow it directly, in the order of their numbers. */
  public List<Integer> exitBlocks() {
    return exits.stream().map(FlowEdge::to).distinct().sorted().toList();
  }
}
