package dev.sycamore.runtime.cuda;

import dev.sycamore.runtime.driver.DeviceBlock;
import dev.sycamore.runtime.driver.DeviceContext;

/** A copy between blocks of two GPUs; offsets and the size are in bytes. */
record PeerCopy(
    CudaPeers source, CudaBlock from, long fromOffset, CudaBlock to, long toOffset, long size) {

  /** A copy from a block of the context of another GPU. */
  static PeerCopy of(
      DeviceContext source,
      DeviceBlock from,
      long fromOffset,
      DeviceBlock to,
      long toOffset,
      long size) {
    CudaPeers peers = ((CudaContext) source).peers();
    return new PeerCopy(peers, (CudaBlock) from, fromOffset, (CudaBlock) to, toOffset, size);
  }
}
