package dev.sycamore.runtime.records;

import dev.sycamore.binding.ElementKind;
import java.util.BitSet;
import java.util.List;

/** Looks for what is null in records. */
public final class CompleteRecords {
  /** So many records at a time: their values stay in the first cache. */
  private static final int STEP = 1 << 9;

  private CompleteRecords() {}

  /** Whether neither records nor components of them are null. */
  public static boolean areIn(RecordLayout layout, Object[] records) {
    List<RecordLeaf> leaves = layout.leaves();
    BitSet all = new BitSet();
    all.set(0, leaves.size());
    Object[] values = new Object[leaves.size()];
    for (int k = 0; k < values.length; k++) {
      ElementKind kind = leaves.get(k).kind();
      values[k] = LeafValues.create(kind, Math.min(STEP, records.length));
    }
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
