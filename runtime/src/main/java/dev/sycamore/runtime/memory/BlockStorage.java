package dev.sycamore.runtime.memory;

import dev.sycamore.binding.ElementKind;
import dev.sycamore.runtime.driver.DeviceBlock;
import dev.sycamore.runtime.driver.DeviceContext;
import dev.sycamore.runtime.values.Scalars;

/** Elements in a block of a driver. */
record BlockStorage(DeviceContext context, DeviceBlock block, ElementKind kind)
    implements AllocatedStorage {

  private long bytes(int elements) {
    return (long) elements * kind.size();
  }

  @Override
  public void write(int at, Object array, int from, int count) {
    context.write(block, bytes(at), array, from, count);
  }

  @Override
  public void read(int from, Object array, int at, int count) {
    context.read(block, bytes(from), array, at, count);
  }

  @Override
  public boolean copyFrom(AllocatedStorage source, int from, int at, int count) {
    if (!(source instanceof BlockStorage other)) {
      return false;
    }
    if (other.context == context) {
      context.copy(other.block, bytes(from), block, bytes(at), bytes(count));
    } else if (context.reaches(other.context)) {
      context.copyFrom(other.context, other.block, bytes(from), block, bytes(at), bytes(count));
    } else {
      return false;
    }
    return true;
  }

  @Override
  public void fill(int at, int count, Object value) {
    context.fill(block, bytes(at), bytes(count), Scalars.bits(value, kind), kind.size());
  }

  @Override
  public void prefetch(int at, int count) {
    if (block.hostAddress() != 0) {
      context.prefetch(block, bytes(at), bytes(count));
    }
  }

  @Override
  public void free() {
    context.release(block);
  }
}
