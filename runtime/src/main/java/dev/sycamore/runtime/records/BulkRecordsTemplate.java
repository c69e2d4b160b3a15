package dev.sycamore.runtime.records;

import dev.sycamore.runtime.failure.ApiExceptions;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.nio.ByteBuffer;

/**
 * A hidden class is made of this one for each record class: its handles are constants, through
 * which the JVM compiles the loop as if it named the fields.
 */
final class BulkRecordsTemplate implements BulkRecords {
  private static final MethodHandle PUT = handle(0);
  private static final MethodHandle DIFFERENCE = handle(1);

  private static MethodHandle handle(int index) {
    try {
      return MethodHandles.classDataAt(MethodHandles.lookup(), "_", MethodHandle.class, index);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void gather(Object[] records, int count, ByteBuffer bytes, int[] leaves, int first) {
    try {
      for (int i = 0; i < count; i++) {
        PUT.invokeExact(records[i], bytes, leaves, first + i);
      }
    } catch (Throwable e) {
      throw failure(e);
    }
  }

  @Override
  public boolean differs(Object record, ByteBuffer bytes, int[] leaves, int place) {
    try {
      return (long) DIFFERENCE.invokeExact(record, bytes, leaves, place) != 0;
    } catch (Throwable e) {
      throw failure(e);
    }
  }

  private static RuntimeException failure(Throwable e) {
    if (e instanceof Error error) {
      throw error;
    }
    return e instanceof RuntimeException unchecked
        ? unchecked
        : ApiExceptions.general("a component of a record cannot be read: " + e, e);
  }
}
