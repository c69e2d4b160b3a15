package dev.sycamore.runtime.detect;

/**
 * Memory that a kernel uses, so that a report can say which element it is.
 *
 * @param name of the captured array
 * @param address its first byte
 * @param size in bytes
 * @param element size of an element in bytes
 * @param local whether it is local memory, of which each work-group has its own
 */
public record WatchedBlock(String name, long address, long size, int element, boolean local) {

  boolean contains(long at) {
    return at >= address && at < address + size;
  }

  /** The element at an address of it, as messages have it. */
  String shown(long at) {
    return "element "
        + (at - address) / element
        + (local ? " of local memory `" : " of `")
        + name
        + "`";
  }
}
