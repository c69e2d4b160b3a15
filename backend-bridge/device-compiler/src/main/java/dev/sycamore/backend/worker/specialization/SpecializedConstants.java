package dev.sycamore.backend.worker.specialization;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What the runtime has to know of the constants of an image, in the order of their first use: of
 * each the parts with their ids, offsets inside of the constant and sizes, and the default values
 * of all, one behind the other.
 */
public final class SpecializedConstants {

  /** The id of what is no part, but lies between two. */
  private static final int PADDING = -1;

  /** A part is an id, an offset and a size. */
  private static final int PART = 3;

  private final Map<String, List<Integer>> parts = new LinkedHashMap<>();
  private final ByteArrayOutputStream defaults = new ByteArrayOutputStream();
  private String last;

  /** For each symbolic id the parts of the constant: an id, an offset and a size each. */
  public Map<String, List<Integer>> parts() {
    return parts;
  }

  /** The default values; as long as all parts together. */
  public byte[] defaults() {
    return defaults.toByteArray();
  }

  /** Begins with a constant, behind the last one. */
  void begin(String id) {
    parts.put(id, new ArrayList<>());
    last = id;
  }

  /** Adds a part to the last constant. */
  void addPart(int id, long offset, long size) {
    parts.get(last).addAll(List.of(id, (int) offset, (int) size));
  }

  /** Adds bytes without meaning to the last constant. */
  void addPadding(long offset, long size) {
    addPart(PADDING, offset, size);
  }

  /** Makes room behind the last constant. */
  void pad(int size) {
    addPadding(length(), size);
    defaults.writeBytes(new byte[size]);
  }

  /** Where the parts of the last constant end. */
  int length() {
    List<Integer> all = parts.get(last);
    return all.isEmpty() ? 0 : all.get(all.size() - 2) + all.get(all.size() - 1);
  }

  /** How many bytes follow the parts of a constant. */
  static int padding(List<Integer> parts) {
    int last = parts.size() - PART;
    return last >= 0 && parts.get(last) == PADDING ? parts.get(last + PART - 1) : 0;
  }

  /** Ends the last constant. */
  void end(byte[] value) {
    defaults.writeBytes(Arrays.copyOf(value, length()));
  }
}
