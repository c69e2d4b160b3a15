package dev.sycamore.runtime.cuda;

import java.util.ArrayList;
import java.util.List;

/**
 * The copies from and to other GPUs that use a block and may be under way: what uses the block
 * later comes after them. Any context may be current.
 */
final class PeerTransfers {
  private volatile List<PeerTransfer> underWay = List.of();

  /** Adds one that was started. */
  synchronized void add(PeerTransfer transfer) {
    List<PeerTransfer> all = new ArrayList<>(underWay);
    all.add(transfer);
    underWay = all;
  }

  /** Lets a stream wait for all. */
  void holdUp(long stream) {
    if (!underWay.isEmpty()) {
      synchronized (this) {
        current().forEach(transfer -> transfer.holdUp(stream));
      }
    }
  }

  /** Waits for all. */
  void await() {
    List.copyOf(underWay).forEach(PeerTransfer::await);
  }

  /** Forgets all: who uses the block is ordered otherwise. */
  synchronized void forget() {
    List<PeerTransfer> all = underWay;
    underWay = List.of();
    forget(all);
  }

  /** Those that have not ended. */
  private List<PeerTransfer> current() {
    List<PeerTransfer> left = new ArrayList<>();
    List<PeerTransfer> ended = new ArrayList<>();
    underWay.forEach(transfer -> (transfer.hasEnded() ? ended : left).add(transfer));
    underWay = left;
    forget(ended);
    return left;
  }

  private static void forget(List<PeerTransfer> transfers) {
    DriverHandles handles = new DriverHandles();
    transfers.forEach(transfer -> handles.add(transfer::forget));
    handles.close();
  }
}
