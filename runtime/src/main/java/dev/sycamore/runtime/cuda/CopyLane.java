package dev.sycamore.runtime.cuda;

import dev.sycamore.runtime.values.HostArrays;

/**
 * A stream for copies between arrays and a GPU, through two pieces of pinned memory: while the GPU
 * copies one, the processor fills or empties the other. One thread at a time uses it.
 */
final class CopyLane {
  private static final int PIECES = 2;
  private static final int PIECE_BYTES = 1 << 20;

  private final CudaDriver driver;
  private final CudaHeap heap;
  private final DriverHandles handles = new DriverHandles();
  private final long stream;
  private final long pinned;
  private final long[] done = new long[PIECES];

  /** The step of the heap that the stream has waited for. */
  private long seen;

  /** Opens one; the context is current. */
  CopyLane(CudaDriver driver, CudaHeap heap) {
    this.driver = driver;
    this.heap = heap;
    this.pinned =
        handles.open(() -> driver.allocatePinned((long) PIECES * PIECE_BYTES), driver::freePinned);
    for (int i = 0; i < PIECES; i++) {
      done[i] = handles.open(driver::createEvent, driver::destroyEvent);
    }
    // Closed first: the driver waits for what is under way before it frees pinned memory.
    this.stream = handles.open(driver::createStream, driver::destroyStream);
  }

  /** Copies elements of an array to the device, and returns when that is done. */
  void write(CudaBlock block, ArrayPart part) {
    order(block);
    for (int i = 0; i < part.pieces(PIECE_BYTES); i++) {
      if (i >= PIECES) {
        driver.synchronizeEvent(done[i % PIECES]);
      }
      ArrayPart piece = part.piece(i, PIECE_BYTES);
      HostArrays.toNative(piece.array(), piece.first(), piece.count(), staged(i));
      long target = block.address() + piece.offset();
      driver.copyToDeviceAsync(target, staged(i), piece.bytes(), stream);
      if (i + PIECES < part.pieces(PIECE_BYTES)) {
        driver.recordEvent(done[i % PIECES], stream);
      }
    }
    driver.synchronizeStream(stream);
  }

  /** Copies elements to an array of the host, and returns when that is done. */
  void read(CudaBlock block, ArrayPart part) {
    order(block);
    int count = part.pieces(PIECE_BYTES);
    for (int i = 0; i < count + PIECES - 1; i++) {
      if (i < count) {
        ArrayPart piece = part.piece(i, PIECE_BYTES);
        long source = block.address() + piece.offset();
        driver.copyToHostAsync(staged(i), source, piece.bytes(), stream);
        driver.recordEvent(done[i % PIECES], stream);
      }
      int ready = i - PIECES + 1;
      if (ready >= 0) {
        driver.synchronizeEvent(done[ready % PIECES]);
        ArrayPart piece = part.piece(ready, PIECE_BYTES);
        HostArrays.fromNative(staged(ready), piece.array(), piece.first(), piece.count());
      }
    }
  }

  /** Starts a copy between addresses that are on no block of both. */
  void copy(long to, long from, long size) {
    driver.copyAsync(to, from, size, stream);
  }

  /** Copies from another GPU, and returns when that is done. */
  void copyFrom(PeerCopy copy, CudaPeers peers, long made) {
    order(copy.to());
    peers.start(copy, made, stream);
    finish();
  }

  /** Repeats a value on the device. */
  void fill(long address, long size, long value, int valueSize) {
    int low = (int) value;
    int high = (int) (value >>> Integer.SIZE);
    if (valueSize <= Integer.BYTES) {
      driver.fillAsync(address, valueSize, low, size / valueSize, stream);
    } else if (low == high) {
      driver.fillAsync(address, Integer.BYTES, low, size / Integer.BYTES, stream);
    } else {
      long count = size / Long.BYTES;
      driver.fillColumnAsync(address, Long.BYTES, low, count, stream);
      driver.fillColumnAsync(address + Integer.BYTES, Long.BYTES, high, count, stream);
    }
  }

  /** What is started now comes after what happened to a block. */
  void order(CudaBlock block) {
    seen = heap.order(block, stream, seen);
  }

  /** Waits for what was started. */
  void finish() {
    driver.synchronizeStream(stream);
  }

  private long staged(int piece) {
    return pinned + (long) PIECE_BYTES * (piece % PIECES);
  }

  /** Frees it, whatever is under way. */
  void close() {
    handles.close();
  }
}
