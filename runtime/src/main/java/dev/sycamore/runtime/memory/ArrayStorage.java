package dev.sycamore.runtime.memory;

import dev.sycamore.runtime.statistics.DeviceCounters;
import dev.sycamore.runtime.values.HostArrays;

/** Elements in an array of the JVM, for the device that runs lambdas. */
record ArrayStorage(Object array, long bytes, DeviceCounters counters) implements AllocatedStorage {

  ArrayStorage {
    counters.allocated(bytes);
  }

  @Override
  public void write(int at, Object source, int from, int count) {
    System.arraycopy(source, from, array, at, count);
  }

  @Override
  public void read(int from, Object target, int at, int count) {
    System.arraycopy(array, from, target, at, count);
  }

  @Override
  public boolean copyFrom(AllocatedStorage source, int from, int at, int count) {
    source.read(from, array, at, count);
    return true;
  }

  @Override
  public void fill(int at, int count, Object value) {
    HostArrays.fill(array, at, count, value);
  }

  @Override
  public void prefetch(int at, int count) {}

  @Override
  public void free() {
    counters.released(bytes);
  }
}
