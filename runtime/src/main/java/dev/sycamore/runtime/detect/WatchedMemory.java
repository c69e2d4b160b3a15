package dev.sycamore.runtime.detect;

import java.util.List;

/**
 * The memory of a launch's arguments.
 *
 * @param blocks those that are known
 */
record WatchedMemory(List<WatchedBlock> blocks) {

  WatchedMemory {
    blocks = List.copyOf(blocks);
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
