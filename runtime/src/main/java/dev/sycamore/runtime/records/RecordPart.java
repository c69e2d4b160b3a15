package dev.sycamore.runtime.records;

import dev.sycamore.runtime.failure.ApiExceptions;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.util.List;

/** A record, or a component of one, over the leaves of the whole record. */
sealed interface RecordPart {

  /** The value that has these leaves, boxed. */
  Object make(Object[] leaves);

  /**
   * Writes the leaves of a value to their places.
   *
   * @throws NullPointerException if the value, or one inside of it, is null
   */
  void takeApart(Object value, Object[] leaves);

  /**
   * Writes handles that read the leaves to their places, each from the whole record, an {@code
   * Object}; enums are ordinals and halves bits.
   *
   * @param value gets this part of the whole record
   */
  void read(MethodHandle value, MethodHandle[] leaves);

  /** Handles that return the value of a leaf, from the arrays of all leaves and a place there. */
  interface LeafElements {
    /**
     * One.
     *
     * @param type of the value: enums are ordinals and halves bits
     */
    MethodHandle of(int leaf, Class<?> type);
  }

  /** A handle that makes a value of its leaves, from the same parameters. */
  MethodHandle make(LeafElements elements);

  /**
   * A primitive or a {@code Half}.
   *
   * @param path for messages
   * @param type of the component
   */
  record Scalar(int leaf, String path, Class<?> type) implements RecordPart {
    @Override
    public Object make(Object[] leaves) {
      return leaves[leaf];
    }

    @Override
    public void takeApart(Object value, Object[] leaves) {
      leaves[leaf] = present(value, path);
    }

    @Override
    public void read(MethodHandle value, MethodHandle[] leaves) {
      leaves[leaf] =
          value.type().returnType().isPrimitive()
              ? value
              : MethodHandles.filterReturnValue(ReadParts.present(value, path), ReadParts.HALF);
    }

    @Override
    public MethodHandle make(LeafElements elements) {
      return !type.isPrimitive()
          ? MethodHandles.filterReturnValue(elements.of(leaf, short.class), ReadParts.OF_BITS)
          : elements.of(leaf, type);
    }
  }

  /** An enum. */
  record Constant(int leaf, String path, List<?> constants) implements RecordPart {
    @Override
    public Object make(Object[] leaves) {
      return constant((Integer) leaves[leaf]);
    }

    /** The one with an ordinal. */
    Object constant(int ordinal) {
      if (ordinal < 0 || ordinal >= constants.size()) {
        throw new IllegalStateException(
            "the component '" + path + "' is " + ordinal + ": its enum has no such ordinal");
      }
      return constants.get(ordinal);
    }

    @Override
    @SuppressWarnings("EnumOrdinal") // ordinals are what enums are on devices
    public void takeApart(Object value, Object[] leaves) {
      leaves[leaf] = ((Enum<?>) present(value, path)).ordinal();
    }

    @Override
    public void read(MethodHandle value, MethodHandle[] leaves) {
      leaves[leaf] =
          MethodHandles.filterReturnValue(ReadParts.present(value, path), ReadParts.ORDINAL);
    }

    @Override
    public MethodHandle make(LeafElements elements) {
      return MethodHandles.filterReturnValue(
          elements.of(leaf, int.class), ReadParts.CONSTANT.bindTo(this));
    }
  }

  /**
   * A record.
   *
   * @param constructor the canonical one, from an array of boxed components
   * @param canonical the same with its own parameters
   * @param getters of the fields of the components, boxed
   * @param fields the same from {@code Object}, those of primitives as they are
   */
  record Composite(
      String path,
      MethodHandle constructor,
      MethodHandle canonical,
      List<RecordPart> parts,
      List<MethodHandle> getters,
      List<MethodHandle> fields)
      implements RecordPart {
    @Override
    public Object make(Object[] leaves) {
      Object[] components = new Object[parts.size()];
      for (int i = 0; i < components.length; i++) {
        components[i] = parts.get(i).make(leaves);
      }
      try {
        return (Object) constructor.invokeExact(components);
      } catch (RuntimeException | Error e) {
        throw e;
      } catch (Throwable e) {
        throw ApiExceptions.general("the constructor of a record failed: " + e, e);
      }
    }

    @Override
    public void takeApart(Object value, Object[] leaves) {
      present(value, path);
      for (int i = 0; i < parts.size(); i++) {
        parts.get(i).takeApart(field(getters.get(i), value), leaves);
      }
    }

    @Override
    public void read(MethodHandle value, MethodHandle[] leaves) {
      MethodHandle record = ReadParts.present(value, path);
      for (int i = 0; i < parts.size(); i++) {
        parts.get(i).read(MethodHandles.filterReturnValue(record, fields.get(i)), leaves);
      }
    }

    @Override
    public MethodHandle make(LeafElements elements) {
      return RecordHandles.called(
          canonical, parts.stream().map(part -> part.make(elements)).toList());
    }

    private static Object field(MethodHandle getter, Object record) {
      try {
        return (Object) getter.invokeExact(record);
      } catch (RuntimeException | Error e) {
        throw e;
      } catch (Throwable e) {
        throw ApiExceptions.general("a component of a record cannot be read: " + e, e);
      }
    }
  }

  /** The value, which is not null. */
  static Object present(Object value, String path) {
    if (value == null) {
      throw new NullPointerException(
          path.isEmpty() ? "the record is null" : "the component '" + path + "' is null");
    }
    return value;
  }
}
