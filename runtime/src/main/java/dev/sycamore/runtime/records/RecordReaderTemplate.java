package dev.sycamore.runtime.records;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

/**
 * A hidden class is made of this one for each record class and each choice of leaves: its handle is
 * a constant, through which the JVM compiles the loop as if it named the fields.
 */
final class RecordReaderTemplate implements RecordReader {
  private static final MethodHandle PUT = RecordHandles.constant(MethodHandles.lookup(), 0);

  @Override
  public void read(Object[] records, int from, int count, Object[] arrays, int at) {
    try {
      for (int i = 0; i < count; i++) {
        PUT.invokeExact(records[from + i], arrays, at + i);
      }
    } catch (Throwable e) {
      throw RecordHandles.failure(e);
    }
  }
}
