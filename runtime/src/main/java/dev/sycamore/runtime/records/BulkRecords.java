package dev.sycamore.runtime.records;

import java.nio.ByteBuffer;

/** Copies many records of a class to bytes, leaf after leaf. */
interface BulkRecords {
  /**
   * Copies records from the beginning of an array.
   *
   * @param leaves at which byte each leaf begins
   * @param first the place of the first record among the values of a leaf
   * @throws NullPointerException if a record, or a component, is null
   */
  void gather(Object[] records, int count, ByteBuffer bytes, int[] leaves, int first);

  /** Whether a record has other values than the bytes at its place. */
  boolean differs(Object record, ByteBuffer bytes, int[] leaves, int place);
}
