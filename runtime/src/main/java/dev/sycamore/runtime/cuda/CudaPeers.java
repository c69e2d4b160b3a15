package dev.sycamore.runtime.cuda;

import dev.sycamore.runtime.cleanup.RuntimeLog;
import dev.sycamore.runtime.statistics.DeviceCounters;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongConsumer;

/**
 * Copies to a GPU from others of its group, which the GPUs make themselves. One context is current
 * at a time: that of the source until the copy can come after what makes its block.
 */
final class CudaPeers {
  private final PrimaryContext context;
  private final CudaDriver driver;
  private final CudaHeap heap;
  private final int device;
  private final PeerGroup group;
  private final DeviceCounters counters;

  /** Those to whose memory this GPU has access. */
  private final Set<CudaPeers> opened = ConcurrentHashMap.newKeySet();

  /** Those of the GPU of a heap; the context is current. */
  CudaPeers(PrimaryContext context, CudaHeap heap, int device) {
    this.context = context;
    this.driver = context.driver();
    this.heap = heap;
    this.device = device;
    this.group = PeerGroup.of(driver, device);
    this.counters = DeviceCounters.of(context.id());
  }

  /** Whether bytes get from there to here and back without the host. */
  boolean reaches(CudaPeers other) {
    return other != this && other.driver == driver && group.members().contains(other.device);
  }

  /**
   * Makes a copy.
   *
   * @param calls of the driver that {@link #start} it, in this context; they get an event after
   *     which there is the block that is read
   */
  void copy(PeerCopy copy, LongConsumer calls) {
    if (copy.size() == 0) {
      return;
    }
    CudaPeers source = copy.source();
    open(source);
    try (CudaPoint made = source.made(copy.from())) {
      context.get(
          () -> "the copy from " + source.context.id() + " failed",
          () -> {
            try {
              calls.accept(made.event());
            } catch (CudaCallException e) {
              source.checkLoss(e, made);
              throw e;
            }
            return null;
          });
    }
    counters.copiedFromPeer(copy.size());
  }

  /**
   * Starts a copy in a stream of this GPU, which comes after all that happened to the block that is
   * written.
   *
   * @param made an event after which there is the block that is read
   */
  void start(PeerCopy copy, long made, long stream) {
    driver.waitForEvent(stream, made);
    copy.from().transfers().holdUp(stream);
    driver.copyPeerAsync(
        copy.to().address() + copy.toOffset(),
        context.handle(),
        copy.from().address() + copy.fromOffset(),
        copy.source().context.handle(),
        copy.size(),
        stream);
  }

  /** The place after which there is a block, with its zeros. */
  private CudaPoint made(CudaBlock block) {
    return context.get(
        () -> {
          block.define(heap);
          return heap.point(context);
        });
  }

  /** Gives this GPU access to the memory of another one, once. */
  private void open(CudaPeers source) {
    if (!opened.add(source)) {
      return;
    }
    context.run(
        () -> {
          try {
            source.heap.grantAccess(device, source.context.handle());
          } catch (CudaCallException e) {
            if (e.losesDevice()) {
              throw e;
            }
            // Then the driver copies through memory of the host.
            RuntimeLog.warn(
                context.id()
                    + " has no direct access to the memory of "
                    + source.context.id()
                    + ": "
                    + e.getMessage());
          }
        });
  }

  /** If a call of another context failed because this is lost, it is this one's failure. */
  private void checkLoss(CudaCallException failure, CudaPoint point) {
    if (failure.losesDevice()) {
      point.isReached();
    }
  }
}
