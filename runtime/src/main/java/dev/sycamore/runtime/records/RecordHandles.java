package dev.sycamore.runtime.records;

import dev.sycamore.runtime.failure.ApiExceptions;
import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/** Makes classes that read and write many records, of handles for the leaves. */
final class RecordHandles {
  private static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();

  /** What handles for one record take: the record, an array for each leaf, the place there. */
  private static final MethodType OF_RECORD =
      MethodType.methodType(void.class, Object.class, Object[].class, int.class);

  private final RecordPart root;

  /** By leaf, each from the record. */
  private final List<MethodHandle> readers;

  /**
   * Those of a record class.
   *
   * @param root the record
   * @param leaves how many it has
   */
  RecordHandles(RecordPart root, int leaves) {
    MethodHandle[] all = new MethodHandle[leaves];
    root.read(MethodHandles.identity(Object.class), all);
    this.root = root;
    this.readers = List.of(all);
  }

  /**
   * What reads some leaves; nothing where the JVM makes no classes at run time, or a tool has taken
   * the template away.
   */
  Optional<RecordReader> reader(BitSet leaves) {
    return made(RecordReader.class, "RecordReaderTemplate", () -> List.of(put(leaves)));
  }

  /** What writes records; nothing where there is no reader. */
  Optional<RecordWriter> writer() {
    return made(
        RecordWriter.class,
        "RecordWriterTemplate",
        () ->
            List.of(
                difference(),
                root.make(RecordHandles::element)
                    .asType(MethodType.methodType(Object.class, Object[].class, int.class))));
  }

  private interface Constants {
    List<MethodHandle> make() throws ReflectiveOperationException;
  }

  private static <T> Optional<T> made(Class<T> type, String template, Constants constants) {
    try (InputStream in = RecordHandles.class.getResourceAsStream(template + ".class")) {
      if (in == null) {
        return Optional.empty();
      }
      Class<?> made =
          LOOKUP
              .defineHiddenClassWithClassData(in.readAllBytes(), constants.make(), true)
              .lookupClass();
      return Optional.of(type.cast(made.getDeclaredConstructor().newInstance()));
    } catch (IOException
        | ReflectiveOperationException
        | UnsupportedOperationException
        | IllegalArgumentException
        | LinkageError e) {
      // The last but one: a record with more components than a handle has parameters.
      return Optional.empty();
    }
  }

  /** A handle that a class was made with. */
  static MethodHandle constant(MethodHandles.Lookup lookup, int index) {
    try {
      return MethodHandles.classDataAt(lookup, "_", MethodHandle.class, index);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  /** What a class throws for what a handle has thrown. */
  static RuntimeException failure(Throwable e) {
    if (e instanceof Error error) {
      throw error;
    }
    return e instanceof RuntimeException unchecked
        ? unchecked
        : ApiExceptions.general("a component of a record cannot be read: " + e, e);
  }

  private MethodHandle put(BitSet leaves) {
    MethodHandle all = null;
    for (int k = leaves.nextSetBit(0); k >= 0; k = leaves.nextSetBit(k + 1)) {
      MethodHandle put = ofLeaf(MethodHandles.arrayElementSetter(arrayType(k)), k);
      all = all == null ? put : MethodHandles.foldArguments(put, all);
    }
    return all;
  }

  private MethodHandle difference() throws ReflectiveOperationException {
    MethodHandle or =
        LOOKUP.findStatic(
            LeafValues.class, "or", MethodType.methodType(long.class, long.class, long.class));
    MethodHandle all = null;
    for (int k = 0; k < readers.size(); k++) {
      Class<?> array = arrayType(k);
      MethodType type =
          MethodType.methodType(long.class, array, int.class, array.getComponentType());
      MethodHandle leaf = ofLeaf(LOOKUP.findStatic(LeafValues.class, "difference", type), k);
      // or(difference of this leaf, those before), each over the same parameters
      all =
          all == null
              ? leaf
              : MethodHandles.foldArguments(MethodHandles.collectArguments(or, 1, leaf), all);
    }
    return all;
  }

  private Class<?> arrayType(int leaf) {
    return readers.get(leaf).type().returnType().arrayType();
  }

  /** A method that takes a leaf's array, a place and the value of a record there. */
  private MethodHandle ofLeaf(MethodHandle method, int leaf) {
    MethodHandle of = MethodHandles.filterArguments(method, 2, readers.get(leaf));
    of = MethodHandles.filterArguments(of, 0, array(leaf, arrayType(leaf)));
    MethodType type = OF_RECORD.changeReturnType(method.type().returnType());
    return MethodHandles.permuteArguments(of, type, 1, 2, 0);
  }

  /** The array of a leaf among those of all. */
  private static MethodHandle array(int leaf, Class<?> type) {
    MethodHandle array =
        MethodHandles.insertArguments(MethodHandles.arrayElementGetter(Object[].class), 1, leaf);
    return array.asType(array.type().changeReturnType(type));
  }

  /** The value of a leaf at a place, from the arrays of all and the place. */
  private static MethodHandle element(int leaf, Class<?> type) {
    Class<?> array = type.arrayType();
    return MethodHandles.filterArguments(
        MethodHandles.arrayElementGetter(array), 0, array(leaf, array));
  }

  /**
   * A call with what handles of the same parameters return.
   *
   * @param parts one for each parameter of the method, from arrays and a place
   */
  static MethodHandle called(MethodHandle method, List<MethodHandle> parts) {
    MethodHandle all = method;
    List<Integer> order = new ArrayList<>();
    for (int i = parts.size() - 1; i >= 0; i--) {
      Class<?> type = method.type().parameterType(i);
      MethodHandle part = parts.get(i);
      all = MethodHandles.collectArguments(all, i, part.asType(part.type().changeReturnType(type)));
      order.add(0);
      order.add(1);
    }
    MethodType type = MethodType.methodType(method.type().returnType(), Object[].class, int.class);
    return MethodHandles.permuteArguments(
        all, type, order.stream().mapToInt(Integer::intValue).toArray());
  }
}
