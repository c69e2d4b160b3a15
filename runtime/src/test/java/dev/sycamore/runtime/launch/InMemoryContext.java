package dev.sycamore.runtime.launch;

import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.runtime.driver.AllocationKind;
import dev.sycamore.runtime.driver.ArgumentValue;
import dev.sycamore.runtime.driver.DeviceBlock;
import dev.sycamore.runtime.driver.DeviceContext;
import dev.sycamore.runtime.driver.DeviceStream;
import dev.sycamore.runtime.driver.LaunchListener;
import dev.sycamore.runtime.driver.StreamPoint;
import dev.sycamore.runtime.interleaving.Scheduler;
import dev.sycamore.runtime.kernel.BoundKernel;
import dev.sycamore.runtime.range.Geometry;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/**
 * A device of one array per block, without locks of its own. Kernels run when their stream is
 * finished, or when another stream that waits for them is. It throws if a block is used after its
 * release, if one is released twice, and if two threads use a stream at a time.
 */
public final class InMemoryContext implements DeviceContext {
  /** A block of ints. */
  private static final class Block implements DeviceBlock {
    final int[] elements;
    boolean released;

    Block(long size) {
      this.elements = new int[(int) (size / Integer.BYTES)];
    }

    @Override
    public long size() {
      return (long) elements.length * Integer.BYTES;
    }

    int[] use() {
      if (released) {
        throw new AssertionError("a block is used after its release");
      }
      return elements;
    }
  }

  /** What a kernel of this device does with the blocks of its arguments. */
  @FunctionalInterface
  public interface Kernel extends DeviceStream.DeviceKernel {
    void run(List<int[]> blocks);
  }

  private record Point(Stream stream, long number) implements StreamPoint {
    @Override
    public boolean isReached() {
      return stream.ranEver >= number;
    }

    @Override
    public void await() {
      stream.runUpTo(number);
    }

    @Override
    public void close() {}
  }

  private static final class Stream implements DeviceStream {
    private final boolean waits;
    private final Deque<Runnable> started = new ArrayDeque<>();
    private long startedEver;
    private long ranEver;
    private boolean used;

    Stream(boolean waits) {
      this.waits = waits;
    }

    private void use(Runnable action) {
      if (used) {
        throw new AssertionError("two threads use a stream");
      }
      used = true;
      Scheduler.point();
      action.run();
      used = false;
    }

    @Override
    public DeviceKernel load(BoundKernel kernel, ImageEntry image) {
      throw new UnsupportedOperationException();
    }

    @Override
    public void launch(
        DeviceKernel kernel,
        Geometry geometry,
        List<ArgumentValue> arguments,
        LaunchListener listener) {
      use(() -> start(() -> ((Kernel) kernel).run(blocks(arguments))));
    }

    private void start(Runnable work) {
      started.add(work);
      startedEver++;
    }

    /** What the device does by itself. */
    private void runUpTo(long number) {
      while (ranEver < number) {
        Runnable work = started.remove();
        ranEver++;
        work.run();
      }
    }

    @Override
    public StreamPoint point() {
      return new Point(this, startedEver);
    }

    @Override
    public boolean waitFor(StreamPoint point) {
      use(() -> start(waits ? point::await : () -> {}));
      return true;
    }

    private static List<int[]> blocks(List<ArgumentValue> arguments) {
      List<int[]> blocks = new ArrayList<>();
      for (ArgumentValue argument : arguments) {
        blocks.add(((Block) ((ArgumentValue.Access) argument).memory()).use());
      }
      return blocks;
    }

    @Override
    public void finish() {
      use(() -> runUpTo(startedEver));
    }

    @Override
    public void close() {
      if (!started.isEmpty()) {
        throw new AssertionError("a stream is closed before its kernels have run");
      }
    }
  }

  private final boolean waits;
  private int live;

  /** A device without blocks. */
  public InMemoryContext() {
    this(true);
  }

  private InMemoryContext(boolean waits) {
    this.waits = waits;
  }

  /** A device with a defect: its streams do not wait for each other, though they say so. */
  public static InMemoryContext withoutWaits() {
    return new InMemoryContext(false);
  }

  /** How many blocks are allocated. */
  public int live() {
    return live;
  }

  @Override
  public String device() {
    return "in-memory";
  }

  @Override
  public void reclaim() {}

  @Override
  public synchronized DeviceBlock allocate(AllocationKind kind, long size) {
    live++;
    return new Block(size);
  }

  @Override
  public synchronized void release(DeviceBlock memory) {
    Block block = (Block) memory;
    block.use();
    block.released = true;
    live--;
  }

  @Override
  public void write(DeviceBlock to, long offset, Object array, int from, int count) {
    System.arraycopy(array, from, ((Block) to).use(), index(offset), count);
  }

  @Override
  public void read(DeviceBlock from, long offset, Object array, int at, int count) {
    System.arraycopy(((Block) from).use(), index(offset), array, at, count);
  }

  private static int index(long bytes) {
    return (int) (bytes / Integer.BYTES);
  }

  @Override
  public void copy(DeviceBlock from, long fromOffset, DeviceBlock to, long toOffset, long size) {
    int[] source = ((Block) from).use();
    System.arraycopy(source, index(fromOffset), ((Block) to).use(), index(toOffset), index(size));
  }

  @Override
  public void fill(DeviceBlock block, long offset, long size, long value, int valueSize) {
    Arrays.fill(((Block) block).use(), index(offset), index(offset + size), (int) value);
  }

  @Override
  public void zero(DeviceBlock memory) {
    Arrays.fill(((Block) memory).use(), 0);
  }

  @Override
  public DeviceStream openStream(boolean profiling) {
    return new Stream(waits);
  }
}
