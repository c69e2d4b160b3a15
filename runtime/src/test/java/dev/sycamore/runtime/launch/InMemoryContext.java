package dev.sycamore.runtime.launch;

import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.runtime.driver.ArgumentValue;
import dev.sycamore.runtime.driver.DeviceContext;
import dev.sycamore.runtime.driver.DeviceMemory;
import dev.sycamore.runtime.driver.DeviceStream;
import dev.sycamore.runtime.interleaving.Scheduler;
import dev.sycamore.runtime.kernel.BoundKernel;
import dev.sycamore.runtime.range.Geometry;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/**
 * A device of one array per block, without locks of its own. Kernels run when their stream is
 * finished. It throws if a block is used after its release, if one is released twice, and if two
 * threads use a stream at a time.
 */
public final class InMemoryContext implements DeviceContext {
  /** A block of ints. */
  private static final class Block implements DeviceMemory {
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

  private static final class Stream implements DeviceStream {
    private final List<Runnable> started = new ArrayList<>();
    private boolean used;

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
        Consumer<RuntimeException> onFailure) {
      use(() -> started.add(() -> ((Kernel) kernel).run(blocks(arguments))));
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
      use(
          () -> {
            started.forEach(Runnable::run);
            started.clear();
          });
    }

    @Override
    public void close() {
      if (!started.isEmpty()) {
        throw new AssertionError("a stream is closed before its kernels have run");
      }
    }
  }

  private int live;

  /** How many blocks are allocated. */
  public int live() {
    return live;
  }

  @Override
  public synchronized DeviceMemory allocate(long size) {
    live++;
    return new Block(size);
  }

  @Override
  public synchronized void release(DeviceMemory memory) {
    Block block = (Block) memory;
    block.use();
    block.released = true;
    live--;
  }

  @Override
  public void write(DeviceMemory memory, Object array) {
    int[] block = ((Block) memory).use();
    System.arraycopy(array, 0, block, 0, block.length);
  }

  @Override
  public void read(DeviceMemory memory, Object array) {
    int[] block = ((Block) memory).use();
    System.arraycopy(block, 0, array, 0, block.length);
  }

  @Override
  public void zero(DeviceMemory memory) {
    Arrays.fill(((Block) memory).use(), 0);
  }

  @Override
  public DeviceStream openStream() {
    return new Stream();
  }
}
