package dev.sycamore.runtime.records;

/** Makes records of arrays with the values of their leaves. */
interface RecordWriter {
  /**
   * Puts new records into a part of an array, for those that are null or have other bits.
   *
   * @param arrays by leaf, each of its values
   * @param at the index of the first record's values there
   * @throws IllegalStateException if a constructor makes a record with other components, or the
   *     ordinal of an enum is that of no constant
   */
  void write(Object[] records, int from, int count, Object[] arrays, int at);

  /** The exception for a record that was made with other components. */
  static IllegalStateException changed(Object made, int index) {
    return new IllegalStateException(
        "the constructor of %s changes components: it cannot make the record that a kernel stored in [%d]"
            .formatted(made.getClass().getName(), index));
  }
}
