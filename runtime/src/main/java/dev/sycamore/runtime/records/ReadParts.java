package dev.sycamore.runtime.records;

import dev.sycamore.Half;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** Handles between the fields of records and the values of their leaves. */
final class ReadParts {
  private static final MethodHandle PRESENT =
      find(RecordPart.class, "present", Object.class, Object.class, String.class);

  /** The bits of a {@code Half}, from {@code Object}. */
  static final MethodHandle HALF = find(ReadParts.class, "bits", short.class, Object.class);

  /** The ordinal of an enum, from {@code Object}. */
  static final MethodHandle ORDINAL = find(ReadParts.class, "ordinal", int.class, Object.class);

  /** A {@code Half} of its bits. */
  static final MethodHandle OF_BITS = find(Half.class, "ofBits", Half.class, short.class);

  /** A constant of an enum, from its part and its ordinal. */
  static final MethodHandle CONSTANT =
      find(ReadParts.class, "constant", Object.class, RecordPart.Constant.class, int.class);

  private ReadParts() {}

  /** The same value, or a {@code NullPointerException} that names its path. */
  static MethodHandle present(MethodHandle value, String path) {
    return MethodHandles.filterReturnValue(value, MethodHandles.insertArguments(PRESENT, 1, path));
  }

  static short bits(Object half) {
    return ((Half) half).bits();
  }

  @SuppressWarnings("EnumOrdinal") // ordinals are what enums are on devices
  static int ordinal(Object constant) {
    return ((Enum<?>) constant).ordinal();
  }

  static Object constant(RecordPart.Constant part, int ordinal) {
    return part.constant(ordinal);
  }

  private static MethodHandle find(
      Class<?> owner, String name, Class<?> result, Class<?>... parameters) {
    try {
      return MethodHandles.lookup()
          .findStatic(owner, name, MethodType.methodType(result, parameters));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
