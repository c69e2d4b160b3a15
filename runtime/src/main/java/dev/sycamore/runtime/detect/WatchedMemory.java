package dev.sycamore.runtime.detect;

import java.util.List;
import java.util.stream.Stream;

/**
 * The memory of a launch's arguments.
 *
 * @param blocks those that are known
 */
public record WatchedMemory(List<WatchedBlock> blocks) {

  public WatchedMemory {
    blocks = List.copyOf(blocks);
  }

  /** Where local memory begins. */
  public long localBegin() {
    return local().mapToLong(WatchedBlock::address).min().orElse(0);
  }

  /** The bytes of it. */
  public long localSize() {
    return local().mapToLong(b -> b.address() + b.size()).max().orElse(0) - localBegin();
  }

  private Stream<WatchedBlock> local() {
    return blocks.stream().filter(WatchedBlock::local);
  }

  /** The element that is used at a place, as messages have it. */
  String shown(long address, AccessSite site) {
    for (WatchedBlock block : blocks) {
      if (block.contains(address)) {
        return block.shown(address);
      }
    }
    String array = site.array().isEmpty() ? "" : " `" + site.array() + "`";
    return site.local() ? "local memory" + array : "memory" + array;
  }
}
