package dev.sycamore.driver;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.zip.CRC32;

/**
 * What a device link wrote.
 *
 * @param sources a fingerprint of what was compiled before it; empty if nothing was
 * @param key what decided it
 * @param files the contents of files that it made or changed, by the names of their resources
 */
record KeptLink(String sources, String key, Map<String, byte[]> files) {
  private static final byte[] MARK = "SYCLINK1".getBytes(StandardCharsets.US_ASCII);
  private static final int HEADER_BYTES = MARK.length + Long.BYTES;

  KeptLink {
    files = new TreeMap<>(files);
  }

  /** A mark, the checksum of what follows, and that. */
  byte[] bytes() throws IOException {
    ByteArrayOutputStream content = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(content)) {
      write(out, sources.getBytes(StandardCharsets.UTF_8));
      write(out, key.getBytes(StandardCharsets.UTF_8));
      out.writeInt(files.size());
      for (Map.Entry<String, byte[]> file : files.entrySet()) {
        write(out, file.getKey().getBytes(StandardCharsets.UTF_8));
        write(out, file.getValue());
      }
    }
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(all)) {
      out.write(MARK);
      out.writeLong(checksum(content.toByteArray(), 0));
      content.writeTo(out);
    }
    return all.toByteArray();
  }

  /** That of bytes; empty if they are damaged, or something else. */
  static Optional<KeptLink> read(byte[] bytes) {
    if (bytes.length < HEADER_BYTES
        || !Arrays.equals(bytes, 0, MARK.length, MARK, 0, MARK.length)) {
      return Optional.empty();
    }
    try (DataInputStream in =
        new DataInputStream(
            new ByteArrayInputStream(bytes, MARK.length, bytes.length - MARK.length))) {
      if (in.readLong() != checksum(bytes, HEADER_BYTES)) {
        return Optional.empty();
      }
      String sources = text(in);
      String key = text(in);
      Map<String, byte[]> files = new TreeMap<>();
      for (int left = in.readInt(); left > 0; left--) {
        String name = text(in);
        files.put(name, in.readNBytes(in.readInt()));
      }
      return Optional.of(new KeptLink(sources, key, files));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private static String text(DataInputStream in) throws IOException {
    return new String(in.readNBytes(in.readInt()), StandardCharsets.UTF_8);
  }

  private static long checksum(byte[] bytes, int from) {
    CRC32 checksum = new CRC32();
    checksum.update(bytes, from, bytes.length - from);
    return checksum.getValue();
  }

  private static void write(DataOutputStream out, byte[] bytes) throws IOException {
    out.writeInt(bytes.length);
    out.write(bytes);
  }
}
