package dev.sycamore.runtime.records;

import dev.sycamore.runtime.values.HostArrays;
import java.lang.reflect.Array;
import java.util.List;

/** The values of each leaf of several records, in an array for each leaf. */
public record LeafArrays(RecordLayout layout, List<Object> arrays) {
  public LeafArrays {
    arrays = List.copyOf(arrays);
  }

  /** Those of records whose components are zeros. */
  public static LeafArrays zeros(RecordLayout layout, int n) {
    return new LeafArrays(
        layout, layout.leaves().stream().map(leaf -> HostArrays.create(leaf.kind(), n)).toList());
  }

  /**
   * Those of records in an array.
   *
   * @throws NullPointerException if a record, or a component, is null
   */
  public static LeafArrays of(RecordLayout layout, Object[] records) {
    LeafArrays all = zeros(layout, records.length);
    for (int i = 0; i < records.length; i++) {
      all.take(records[i], i);
    }
    return all;
  }

  /**
   * Checks records in an array.
   *
   * @throws NullPointerException if a record, or a component, is null
   */
  public static void check(RecordLayout layout, Object[] records) {
    for (int i = 0; i < records.length; i++) {
      if (records[i] == null || layout.hasObjects()) {
        takenApart(layout, records[i], i);
      }
    }
  }

  private void take(Object record, int i) {
    Object[] values = takenApart(layout, record, i);
    for (int k = 0; k < values.length; k++) {
      Array.set(arrays.get(k), i, values[k]);
    }
  }

  /** The leaves of a record in an array, boxed. */
  static Object[] takenApart(RecordLayout layout, Object record, int index) {
    try {
      return layout.takeApart(record);
    } catch (NullPointerException e) {
      throw new NullPointerException("at " + index + ", " + e.getMessage());
    }
  }

  /** Puts new records into an array. */
  public void putInto(Object[] records) {
    for (int i = 0; i < records.length; i++) {
      Object[] values = new Object[arrays.size()];
      for (int k = 0; k < values.length; k++) {
        values[k] = Array.get(arrays.get(k), i);
      }
      records[i] = layout.make(values);
    }
  }
}
