package dev.sycamore.runtime.records;

import dev.sycamore.binding.ElementKind;
import dev.sycamore.runtime.values.Scalars;
import java.util.BitSet;
import java.util.List;

/** Records one by one, with boxed values: for few of them, which are not worth a class. */
record BoxedRecords(RecordLayout layout, BitSet leaves) implements RecordReader, RecordWriter {

  @Override
  public void read(Object[] records, int from, int count, Object[] arrays, int at) {
    for (int i = 0; i < count; i++) {
      Object[] values = LeafArrays.takenApart(layout, records[from + i], from + i);
      for (int k = leaves.nextSetBit(0); k >= 0; k = leaves.nextSetBit(k + 1)) {
        LeafValues.put(arrays[k], at + i, values[k]);
      }
    }
  }

  @Override
  public void write(Object[] records, int from, int count, Object[] arrays, int at) {
    List<RecordLeaf> all = layout.leaves();
    Object[] values = new Object[all.size()];
    for (int i = 0; i < count; i++) {
      for (int k = 0; k < values.length; k++) {
        values[k] = LeafValues.get(arrays[k], at + i, all.get(k).kind());
      }
      Object record = records[from + i];
      if (record == null || differs(layout.takeApart(record), values)) {
        Object made = layout.make(values);
        if (differs(layout.takeApart(made), values)) {
          throw RecordWriter.changed(made, from + i);
        }
        records[from + i] = made;
      }
    }
  }

  private boolean differs(Object[] some, Object[] others) {
    for (int k = 0; k < some.length; k++) {
      ElementKind kind = layout.leaves().get(k).kind();
      if (Scalars.bits(some[k], kind) != Scalars.bits(others[k], kind)) {
        return true;
      }
    }
    return false;
  }
}
