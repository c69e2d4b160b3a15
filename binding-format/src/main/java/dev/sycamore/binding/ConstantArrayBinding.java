package dev.sycamore.binding;

import java.lang.invoke.MethodHandles;
import java.lang.reflect.Array;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/**
 * A {@code static final} array whose elements are constants in the images of kernels: those that
 * its initialiser had when the kernels were compiled. Safe for use by several threads.
 */
public final class ConstantArrayBinding {

  /** The device library's tables of what the compiler's JVM says of characters. */
  private static final String CHARACTERS = "dev.sycamore.devicelib.CharacterTables$";

  /** The field cannot be read from the binding class, so nothing is known of its elements. */
  private static final Object UNREADABLE = new Object();

  private final HiddenField field;
  private final boolean ofCharacters;
  private final String name;
  private final ElementKind element;
  private final List<Integer> sizes;
  private final String[] content;

  /** The array, once it is there: a final field never holds another one. */
  private volatile Object array;

  /** The arrays of the last dimension as they were compiled, in order. */
  private volatile List<Object> compiled;

  private ConstantArrayBinding(
      HiddenField field,
      boolean ofCharacters,
      String name,
      ElementKind element,
      List<Integer> sizes,
      String[] content) {
    this.field = field;
    this.ofCharacters = ofCharacters;
    this.name = name;
    this.element = element;
    this.sizes = List.copyOf(sizes);
    this.content = content;
  }

  /**
   * An array.
   *
   * @param lookup of a class in the module of the class that declares the field
   * @param holder the binary name of that class
   * @param name of the field for messages: {@code Outer.TABLE}
   * @param element not {@link ElementKind#HALF}
   * @param sizes of each dimension
   * @param content the elements in hexadecimal digits, big-endian, {@link ElementKind#size} bytes
   *     each, in as many pieces as string constants take; none if all elements are zero
   */
  public static ConstantArrayBinding of(
      MethodHandles.Lookup lookup,
      String holder,
      String field,
      String name,
      ElementKind element,
      List<Integer> sizes,
      String... content) {
    return new ConstantArrayBinding(
        HiddenField.ofStatic(lookup, holder, field),
        holder.startsWith(CHARACTERS),
        name,
        element,
        sizes,
        content.clone());
  }

  /** Whether the elements are what the JVM's version of Unicode says of characters. */
  public boolean isOfCharacters() {
    return ofCharacters;
  }

  /**
   * The first element that is not as it was compiled, with both values; empty if there is none, and
   * where the class of the field does not let the binding class read it. Initialises the class.
   */
  public Optional<String> difference() {
    Object current = current();
    if (current == UNREADABLE) {
      return Optional.empty();
    }
    if (current == null) {
      return Optional.of("the static array '" + name + "' is null: its class is being initialised");
    }
    return new Comparison().compare(current, 0, name);
  }

  private Object current() {
    Object current = array;
    if (current == null) {
      try {
        current = field.get();
      } catch (UnreadableFieldException e) {
        current = UNREADABLE;
      }
      array = current;
    }
    return current;
  }

  private List<Object> compiled() {
    List<Object> rows = compiled;
    if (rows == null) {
      rows = decode();
      compiled = rows;
    }
    return rows;
  }

  private List<Object> decode() {
    int length = sizes.get(sizes.size() - 1);
    int count = 1;
    for (int size : sizes.subList(0, sizes.size() - 1)) {
      count *= size;
    }
    if (content.length == 0) {
      Object zeros = row(ByteBuffer.allocate(length * element.size()), length);
      return Collections.nCopies(count, zeros);
    }
    ByteBuffer bytes = ByteBuffer.wrap(HexFormat.of().parseHex(String.join("", content)));
    List<Object> rows = new ArrayList<>(count);
    for (int row = 0; row < count; row++) {
      rows.add(row(bytes.slice(row * length * element.size(), length * element.size()), length));
    }
    return rows;
  }

  /** In bulk: it runs once, before anything of it is compiled. */
  private Object row(ByteBuffer bytes, int length) {
    switch (element) {
      case BOOLEAN -> {
        boolean[] flags = new boolean[length];
        for (int i = 0; i < length; i++) {
          flags[i] = bytes.get(i) != 0;
        }
        return flags;
      }
      case BYTE -> {
        byte[] octets = new byte[length];
        bytes.get(octets);
        return octets;
      }
      case SHORT -> {
        short[] shorts = new short[length];
        bytes.asShortBuffer().get(shorts);
        return shorts;
      }
      case CHAR -> {
        char[] chars = new char[length];
        bytes.asCharBuffer().get(chars);
        return chars;
      }
      case INT -> {
        int[] ints = new int[length];
        bytes.asIntBuffer().get(ints);
        return ints;
      }
      case LONG -> {
        long[] longs = new long[length];
        bytes.asLongBuffer().get(longs);
        return longs;
      }
      case FLOAT -> {
        float[] floats = new float[length];
        bytes.asFloatBuffer().get(floats);
        return floats;
      }
      case DOUBLE -> {
        double[] doubles = new double[length];
        bytes.asDoubleBuffer().get(doubles);
        return doubles;
      }
      default -> {
        throw new IllegalArgumentException(name + " of " + element);
      }
    }
  }

  /** One pass through an array, row by row. */
  private final class Comparison {
    private int nextRow;

    Optional<String> compare(Object current, int dimension, String shown) {
      if (current == null || Array.getLength(current) != sizes.get(dimension)) {
        return changed(
            shown,
            current == null ? "null" : "an array of length " + Array.getLength(current),
            "one of length " + sizes.get(dimension));
      }
      if (dimension == sizes.size() - 1) {
        Object expected = compiled().get(nextRow++);
        int at = mismatch(current, expected);
        return at < 0
            ? Optional.empty()
            : changed(
                shown + "[" + at + "]",
                String.valueOf(Array.get(current, at)),
                String.valueOf(Array.get(expected, at)));
      }
      for (int i = 0; i < sizes.get(dimension); i++) {
        Optional<String> inRow =
            compare(Array.get(current, i), dimension + 1, shown + "[" + i + "]");
        if (inRow.isPresent()) {
          return inRow;
        }
      }
      return Optional.empty();
    }

    private Optional<String> changed(String place, String is, String was) {
      return Optional.of("'" + place + "' is " + is + ", but was compiled as " + was);
    }

    private int mismatch(Object current, Object expected) {
      return switch (element) {
        case BOOLEAN -> Arrays.mismatch((boolean[]) current, (boolean[]) expected);
        case BYTE -> Arrays.mismatch((byte[]) current, (byte[]) expected);
        case SHORT -> Arrays.mismatch((short[]) current, (short[]) expected);
        case CHAR -> Arrays.mismatch((char[]) current, (char[]) expected);
        case INT -> Arrays.mismatch((int[]) current, (int[]) expected);
        case LONG -> Arrays.mismatch((long[]) current, (long[]) expected);
        case FLOAT -> Arrays.mismatch((float[]) current, (float[]) expected);
        case DOUBLE -> Arrays.mismatch((double[]) current, (double[]) expected);
        case HALF -> throw new IllegalArgumentException(name);
      };
    }
  }
}
