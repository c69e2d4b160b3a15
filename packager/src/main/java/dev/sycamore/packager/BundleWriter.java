package dev.sycamore.packager;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;

/** Writes the classes of a bundle (docs/FORMATS.md, section 15). */
final class BundleWriter {
  private static final byte[] MAGIC = "SYCCLS03".getBytes(StandardCharsets.US_ASCII);
  private static final int HEADER = MAGIC.length + 4 * Integer.BYTES;
  private static final int ROW = 3 * Integer.BYTES;
  private static final int TRAILER = Integer.BYTES + MAGIC.length;

  /** The length of a class that is not in the bundle. */
  private static final int IN_JAR = -1;

  private BundleWriter() {}

  /**
   * The bytes of a bundle.
   *
   * @param classes their bytes by their names, with dots
   * @param early the names of those that come first: of two groups, with an empty name between; one
   *     that is no class is passed over
   * @param inJar the names of those that are in the jar, too: the bundle has the name only, unless
   *     they come first
   */
  static byte[] write(
      SortedMap<String, byte[]> classes, List<String> early, Collection<String> inJar) {
    Map<String, byte[]> ordered = new LinkedHashMap<>();
    int first = -1;
    for (String name : early) {
      if (name.isEmpty()) {
        first = ordered.size();
      } else if (classes.containsKey(name)) {
        ordered.put(name, classes.get(name));
      }
    }
    int second = first < 0 ? 0 : ordered.size() - first;
    first = ordered.size() - second;
    classes.forEach(
        (name, bytes) -> ordered.putIfAbsent(name, inJar.contains(name) ? null : bytes));
    int rows = Integer.highestOneBit(Math.max(classes.size(), 1)) << 2;
    int start = HEADER + rows * ROW;
    ByteBuffer table = ByteBuffer.allocate(start);
    ByteArrayOutputStream content = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(content)) {
      for (Map.Entry<String, byte[]> entry : ordered.entrySet()) {
        String name = entry.getKey();
        int row = name.hashCode() & (rows - 1);
        while (table.getInt(at(row) + 2 * Integer.BYTES) != 0) {
          row = (row + 1) & (rows - 1);
        }
        table.putInt(at(row), name.hashCode());
        table.putInt(at(row) + Integer.BYTES, start + out.size());
        byte[] bytes = entry.getValue();
        int size = bytes == null ? IN_JAR : bytes.length;
        table.putInt(at(row) + 2 * Integer.BYTES, size);
        out.writeUTF(name);
        out.writeInt(size);
        if (bytes != null) {
          out.write(bytes);
        }
      }
    } catch (IOException e) {
      throw new AssertionError("memory has no errors", e);
    }
    int length = start + content.size() + TRAILER;
    table.put(MAGIC).putInt(length).putInt(rows).putInt(first).putInt(second).position(start);
    return ByteBuffer.allocate(length)
        .put(table.flip())
        .put(content.toByteArray())
        .putInt(length)
        .put(MAGIC)
        .array();
  }

  private static int at(int row) {
    return HEADER + row * ROW;
  }
}
