package dev.sycamore.runtime.records;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

/** A hidden class is made of this one for each record class, as of {@link RecordReaderTemplate}. */
final class RecordWriterTemplate implements RecordWriter {
  private static final MethodHandle DIFFERENCE = RecordHandles.constant(MethodHandles.lookup(), 0);
  private static final MethodHandle MAKE = RecordHandles.constant(MethodHandles.lookup(), 1);

  @Override
  public void write(Object[] records, int from, int count, Object[] arrays, int at) {
    try {
      for (int i = 0; i < count; i++) {
        Object record = records[from + i];
        if (record == null || (long) DIFFERENCE.invokeExact(record, arrays, at + i) != 0) {
          Object made = (Object) MAKE.invokeExact(arrays, at + i);
          if ((long) DIFFERENCE.invokeExact(made, arrays, at + i) != 0) {
            throw RecordWriter.changed(made, from + i);
          }
          records[from + i] = made;
        }
      }
    } catch (Throwable e) {
      throw RecordHandles.failure(e);
    }
  }
}
