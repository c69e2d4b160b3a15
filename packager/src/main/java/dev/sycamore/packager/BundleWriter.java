package dev.sycamore.packager;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.SortedMap;

/** Writes the classes of a bundle (docs/FORMATS.md, section 15). */
final class BundleWriter {
  private static final byte[] MAGIC = "SYCCLS01".getBytes(StandardCharsets.US_ASCII);
  private static final int HEADER = MAGIC.length + 2 * Integer.BYTES;
  private static final int ROW = 3 * Integer.BYTES;

  private BundleWriter() {}

  /**
   * The bytes of a bundle.
   *
   * @param classes their bytes by their names, with dots
   */
  static byte[] write(SortedMap<String, byte[]> classes) {
    int rows = Integer.highestOneBit(Math.max(classes.size(), 1)) << 2;
    int start = HEADER + rows * ROW;
    ByteBuffer table = ByteBuffer.allocate(start);
    ByteArrayOutputStream content = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(content)) {
      for (Map.Entry<String, byte[]> entry : classes.entrySet()) {
        String name = entry.getKey();
        int row = name.hashCode() & (rows - 1);
        while (table.getInt(at(row) + 2 * Integer.BYTES) != 0) {
          row = (row + 1) & (rows - 1);
        }
        table.putInt(at(row), name.hashCode());
        table.putInt(at(row) + Integer.BYTES, start + out.size());
        table.putInt(at(row) + 2 * Integer.BYTES, entry.getValue().length);
        out.writeUTF(name);
        out.write(entry.getValue());
      }
    } catch (IOException e) {
      throw new AssertionError("memory has no errors", e);
    }
    table.put(MAGIC).putInt(start + content.size()).putInt(rows);
    byte[] bytes = new byte[start + content.size()];
    System.arraycopy(table.array(), 0, bytes, 0, start);
    System.arraycopy(content.toByteArray(), 0, bytes, start, content.size());
    return bytes;
  }

  private static int at(int row) {
    return HEADER + row * ROW;
  }
}
