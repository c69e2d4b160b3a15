package dev.sycamore.runtime.report;

import dev.sycamore.runtime.driver.AllocationKind;
import dev.sycamore.runtime.driver.DeviceBlock;
import dev.sycamore.runtime.driver.DeviceContext;
import dev.sycamore.runtime.values.HostArrays;

/**
 * Reports in memory of the device, where a launch that comes after another one finds out at once
 * whether that has failed. A kernel that fails notes it in a word of the host's memory, whose
 * address is in each report: so the host reads reports, which takes calls of the driver, only after
 * failures.
 */
final class NotedReportPlaces implements ReportPlaces {
  private static final int BYTES = WORDS * Integer.BYTES;

  private final DeviceContext context;
  private final DeviceBlock memory;

  /** One word. */
  private final DeviceBlock note;

  private final int[] noted = new int[1];

  NotedReportPlaces(DeviceContext context, Reports.BlockSource allocator, int count) {
    this.context = context;
    this.note = allocator.allocate(AllocationKind.HOST, Integer.BYTES);
    HostArrays.toNative(noted, 0, 1, note.hostAddress());
    this.memory = allocator.allocate(AllocationKind.DEVICE, (long) count * BYTES);
    int[] nothing = nothing();
    int[] all = new int[count * WORDS];
    for (int place = 0; place < count; place++) {
      System.arraycopy(nothing, 0, all, place * WORDS, WORDS);
    }
    context.write(memory, all);
  }

  private int[] nothing() {
    int[] nothing = new int[WORDS];
    nothing[ReportLayout.CURSOR] = ReportLayout.NOTED;
    nothing[ReportLayout.CAPACITY] = words() - ReportLayout.HEADER;
    nothing[WORDS - 2] = (int) note.hostAddress();
    nothing[WORDS - 1] = (int) (note.hostAddress() >>> Integer.SIZE);
    return nothing;
  }

  @Override
  public int words() {
    return WORDS - ReportLayout.NOTE_WORDS;
  }

  @Override
  public DeviceBlock memory() {
    return memory;
  }

  @Override
  public boolean anyWritten() {
    HostArrays.fromNative(note.hostAddress(), noted, 0, 1);
    return noted[0] != 0;
  }

  @Override
  public void allEnded() {
    noted[0] = 0;
    HostArrays.toNative(noted, 0, 1, note.hostAddress());
  }

  @Override
  public void read(int place, int[] words, int count) {
    context.read(memory, (long) place * BYTES, words, 0, count);
  }

  @Override
  public void empty(int place) {
    context.write(memory, (long) place * BYTES, nothing(), 0, WORDS);
  }
}
