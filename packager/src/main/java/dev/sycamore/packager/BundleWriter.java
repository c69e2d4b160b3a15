package dev.sycamore.packager;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;

/** Writes the classes of a bundle (docs/FORMATS.md, section 15). */
final class BundleWriter {
  private static final byte[] MAGIC = "SYCCLS02".getBytes(StandardCharsets.US_ASCII);
  private static final int HEADER = MAGIC.length + 4 * Integer.BYTES;
  private static final int ROW = 3 * Integer.BYTES;
  private static final int TRAILER = Integer.BYTES + MAGIC.length;

  private BundleWriter() {}

  /**
   * The bytes of a bundle.
   *
   * @param classes their bytes by their names, with dots
   * @param early the names of those that come first: of two groups, with an empty name between; one
   *     that is no class is passed over
   */
  static byte[] write(SortedMap<String, byte[]> classes, List<String> early) {
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
    classes.forEach(ordered::putIfAbsent);
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
        table.putInt(at(row) + 2 * Integer.BYTES, entry.getValue().length);
        out.writeUTF(name);
        out.writeInt(entry.getValue().length);
        out.write(entry.getValue());
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
