package dev.sycamore.runtime.cuda;

import dev.sycamore.runtime.driver.AllocationKind;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Consumer;

/** Copies and fills that block; those of different threads do not wait for each other. */
final class CudaCopies {
  /** Lanes that stay open when nobody copies. */
  private static final int MOST_IDLE = 4;

  private final CudaDriver driver;
  private final CudaHeap heap;
  private final Deque<CopyLane> idle = new ArrayDeque<>();

  CudaCopies(CudaDriver driver, CudaHeap heap) {
    this.driver = driver;
    this.heap = heap;
  }

  /** Copies elements of an array to a block. */
  void write(CudaBlock block, ArrayPart part) {
    block.defineAround(part.offset(), part.bytes(), heap);
    inLane(lane -> lane.write(block, part));
  }

  /** Copies from a block to elements of an array. */
  void read(CudaBlock block, ArrayPart part) {
    block.define(heap);
    inLane(lane -> lane.read(block, part));
  }

  /** Copies bytes of blocks, one of which at least is the device's. */
  void copy(CudaBlock from, long fromOffset, CudaBlock to, long toOffset, long size) {
    from.define(heap);
    to.defineAround(toOffset, size, heap);
    if (from == to && Math.abs(fromOffset - toOffset) < size) {
      copyOver(from, fromOffset, toOffset, size);
      return;
    }
    inLane(
        lane -> {
          lane.order(from);
          lane.order(to);
          lane.copy(to.address() + toOffset, from.address() + fromOffset, size);
          lane.finish();
        });
  }

  /** Copies bytes of a block of another GPU. */
  void copyFrom(PeerCopy copy, CudaPeers peers) {
    peers.copy(
        copy,
        made -> {
          copy.to().defineAround(copy.toOffset(), copy.size(), heap);
          inLane(lane -> lane.copyFrom(copy, peers, made));
        });
  }

  /** CUDA's copies do not take source and target that overlap. */
  private void copyOver(CudaBlock block, long fromOffset, long toOffset, long size) {
    CudaBlock between = heap.allocate(AllocationKind.DEVICE, size);
    try {
      inLane(
          lane -> {
            lane.order(block);
            lane.order(between);
            lane.copy(between.address(), block.address() + fromOffset, size);
            lane.copy(block.address() + toOffset, between.address(), size);
            lane.finish();
          });
    } finally {
      heap.release(between);
    }
  }

  /** Repeats a value in a block of the device. */
  void fill(CudaBlock block, long offset, long size, long value, int valueSize) {
    block.defineAround(offset, size, heap);
    inLane(
        lane -> {
          lane.order(block);
          lane.fill(block.address() + offset, size, value, valueSize);
          lane.finish();
        });
  }

  private void inLane(Consumer<CopyLane> work) {
    CopyLane lane = take();
    boolean kept = false;
    try {
      work.accept(lane);
      kept = giveBack(lane);
    } finally {
      // After a failure, copies may be under way that nobody waits for.
      if (!kept) {
        lane.close();
      }
    }
  }

  private CopyLane take() {
    synchronized (idle) {
      if (!idle.isEmpty()) {
        return idle.pop();
      }
    }
    return new CopyLane(driver, heap);
  }

  private boolean giveBack(CopyLane lane) {
    synchronized (idle) {
      if (idle.size() == MOST_IDLE) {
        return false;
      }
      idle.push(lane);
      return true;
    }
  }
}
