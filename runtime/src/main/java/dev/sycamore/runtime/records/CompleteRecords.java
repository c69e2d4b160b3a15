package dev.sycamore.runtime.records;

import java.util.BitSet;

/** Looks for what is null in records. */
public final class CompleteRecords {
  /** So many records at a time: their values stay in the first cache. */
  private static final int STEP = 1 << 9;

  private CompleteRecords() {}

  /** Whether neither records nor components of them are null. */
  public static boolean areIn(RecordLayout layout, Object[] records) {
    BitSet all = new BitSet();
    all.set(0, layout.leaves().size());
    Object[] values = LeafValues.create(layout, all, Math.min(STEP, records.length));
    RecordReader reader = layout.reader(all, records.length);
    try {
      for (int i = 0; i < records.length; i += STEP) {
        reader.read(records, i, Math.min(STEP, records.length - i), values, 0);
      }
    } catch (NullPointerException e) {
      return false;
    }
    return true;
  }
}
