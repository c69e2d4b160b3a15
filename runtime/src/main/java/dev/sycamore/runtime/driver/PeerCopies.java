package dev.sycamore.runtime.driver;

/** Copies from devices whose memory a device reaches without the host. */
@FunctionalInterface
public interface PeerCopies {
  /**
   * Copies bytes of a block of another context to one of this. Offsets and the size are in bytes
   * and inside the blocks.
   *
   * @param source a context that this one {@link DeviceContext#reaches}
   * @throws dev.sycamore.DeviceException if a driver fails
   */
  void copyFrom(
      DeviceContext source,
      DeviceBlock from,
      long fromOffset,
      DeviceBlock to,
      long toOffset,
      long size);
}
