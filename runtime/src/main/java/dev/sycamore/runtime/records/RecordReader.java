package dev.sycamore.runtime.records;

/** Takes records apart into an array for each of some leaves. */
interface RecordReader {
  /**
   * Takes apart the records of a part of an array.
   *
   * @param arrays by leaf, each of its values; those of other leaves may be null
   * @param at the index of the first record's values there
   * @throws NullPointerException if a record, or a component, is null
   */
  void read(Object[] records, int from, int count, Object[] arrays, int at);
}
