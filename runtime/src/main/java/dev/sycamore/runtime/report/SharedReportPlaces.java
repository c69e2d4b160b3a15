package dev.sycamore.runtime.report;

import dev.sycamore.runtime.driver.AllocationKind;
import dev.sycamore.runtime.driver.DeviceBlock;
import dev.sycamore.runtime.values.HostArrays;

/** Reports in memory that the host reads without a call of the driver. */
final class SharedReportPlaces implements ReportPlaces {
  private static final int BYTES = WORDS * Integer.BYTES;

  private final DeviceBlock memory;

  SharedReportPlaces(Reports.BlockSource allocator, int count) {
    this.memory = allocator.allocate(AllocationKind.HOST, (long) count * BYTES);
    for (int place = 0; place < count; place++) {
      empty(place);
    }
  }

  @Override
  public int words() {
    return WORDS;
  }

  @Override
  public DeviceBlock memory() {
    return memory;
  }

  @Override
  public boolean anyWritten() {
    return true;
  }

  @Override
  public void allEnded() {}

  @Override
  public void read(int place, int[] words, int count) {
    HostArrays.fromNative(address(place), words, 0, count);
  }

  @Override
  public void empty(int place) {
    int[] nothing = new int[WORDS];
    nothing[ReportLayout.CAPACITY] = WORDS - ReportLayout.HEADER;
    HostArrays.toNative(nothing, 0, WORDS, address(place));
  }

  private long address(int place) {
    return memory.hostAddress() + (long) place * BYTES;
  }
}
