package dev.sycamore.runtime.records;

import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Optional;

/** Makes the bulk copies of a record class, of handles that read its leaves. */
final class BulkHandles {
  private static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();

  /** What all handles for one record take: the record, the bytes, where leaves begin, the place. */
  private static final MethodType OF_RECORD =
      MethodType.methodType(void.class, Object.class, ByteBuffer.class, int[].class, int.class);

  private BulkHandles() {}

  /**
   * The bulk copies of a class; nothing where the JVM makes no classes at run time, or a tool has
   * taken the template away.
   *
   * @param root the record
   * @param leaves how many it has
   */
  static Optional<BulkRecords> of(RecordPart root, int leaves) {
    try (InputStream template =
        BulkHandles.class.getResourceAsStream("BulkRecordsTemplate.class")) {
      if (template == null) {
        return Optional.empty();
      }
      MethodHandle[] all = new MethodHandle[leaves];
      root.read(MethodHandles.identity(Object.class), all);
      List<MethodHandle> readers = List.of(all);
      Class<?> made =
          LOOKUP
              .defineHiddenClassWithClassData(
                  template.readAllBytes(), List.of(put(readers), difference(readers)), true)
              .lookupClass();
      return Optional.of((BulkRecords) made.getDeclaredConstructor().newInstance());
    } catch (IOException
        | ReflectiveOperationException
        | UnsupportedOperationException
        | LinkageError e) {
      return Optional.empty();
    }
  }

  private static MethodHandle put(List<MethodHandle> readers) throws ReflectiveOperationException {
    MethodHandle all = ofLeaf("put", void.class, readers, 0);
    for (int k = 1; k < readers.size(); k++) {
      all = MethodHandles.foldArguments(ofLeaf("put", void.class, readers, k), all);
    }
    return all;
  }

  private static MethodHandle difference(List<MethodHandle> readers)
      throws ReflectiveOperationException {
    MethodHandle or =
        LOOKUP.findStatic(
            LeafBytes.class, "or", MethodType.methodType(long.class, long.class, long.class));
    MethodHandle all = ofLeaf("difference", long.class, readers, 0);
    for (int k = 1; k < readers.size(); k++) {
      MethodHandle leaf = ofLeaf("difference", long.class, readers, k);
      // or(difference of this leaf, those before), each over the same parameters
      all = MethodHandles.foldArguments(MethodHandles.collectArguments(or, 1, leaf), all);
    }
    return all;
  }

  /** A method of {@link LeafBytes} on one leaf of a record. */
  private static MethodHandle ofLeaf(
      String name, Class<?> result, List<MethodHandle> readers, int leaf)
      throws ReflectiveOperationException {
    MethodHandle reader = readers.get(leaf);
    MethodType type =
        MethodType.methodType(
            result, ByteBuffer.class, int.class, int.class, reader.type().returnType());
    MethodHandle method = LOOKUP.findStatic(LeafBytes.class, name, type);
    MethodHandle begin =
        MethodHandles.insertArguments(MethodHandles.arrayElementGetter(int[].class), 1, leaf);
    method = MethodHandles.filterArguments(method, 1, begin);
    method = MethodHandles.filterArguments(method, 3, reader);
    return MethodHandles.permuteArguments(method, OF_RECORD.changeReturnType(result), 1, 2, 3, 0);
  }
}
