package dev.sycamore.processor.cache;

import dev.sycamore.backend.client.KeptFiles;
import dev.sycamore.binding.resource.Sha256;
import dev.sycamore.frontend.text.SourceFile;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.zip.CRC32;

/**
 * Results of source files that earlier compilations kept, a file each, called by the path and the
 * text of the source and by all that is the same for all files of a compilation ({@link
 * CompilationKey}). A file is a mark, the checksum of what follows, the key, and a record. One that
 * is damaged is like one that is missing; a folder that cannot be written keeps nothing.
 */
public final class UnitCache {

  private static final byte[] MARK = "SYCUNIT1".getBytes(StandardCharsets.US_ASCII);
  private static final int HEADER_BYTES = MARK.length + Long.BYTES + Integer.BYTES;

  private final KeptFiles files;
  private final byte[] key;

  /**
   * @param key what else decides what a source becomes, but for other sources and classes
   */
  public UnitCache(KeptFiles files, String key) {
    this.files = files;
    this.key = key.getBytes(StandardCharsets.UTF_8);
  }

  /** What is kept for a source, whatever it depends on. */
  Optional<UnitRecord> find(SourceFile source) {
    Path file = files.file(name(source));
    try {
      if (!Files.isRegularFile(file)) {
        return Optional.empty();
      }
      byte[] bytes = Files.readAllBytes(file);
      if (!isWhole(bytes)) {
        return Optional.empty();
      }
      UnitRecord record =
          RecordBytes.read(Arrays.copyOfRange(bytes, HEADER_BYTES + key.length, bytes.length));
      if (!record.result().source().equals(source)) {
        return Optional.empty();
      }
      files.used(file);
      return Optional.of(record);
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private boolean isWhole(byte[] bytes) {
    if (bytes.length < HEADER_BYTES + key.length) {
      return false;
    }
    return Arrays.equals(header(bytes), 0, HEADER_BYTES, bytes, 0, HEADER_BYTES)
        && Arrays.equals(key, 0, key.length, bytes, HEADER_BYTES, HEADER_BYTES + key.length);
  }

  /** What a file with these bytes has to begin with. */
  private byte[] header(byte[] bytes) {
    CRC32 checksum = new CRC32();
    checksum.update(bytes, HEADER_BYTES, bytes.length - HEADER_BYTES);
    return ByteBuffer.allocate(HEADER_BYTES)
        .put(MARK)
        .putLong(checksum.getValue())
        .putInt(key.length)
        .array();
  }

  void keep(UnitRecord record) {
    byte[] content = RecordBytes.of(record);
    byte[] bytes =
        ByteBuffer.allocate(HEADER_BYTES + key.length + content.length)
            .position(HEADER_BYTES)
            .put(key)
            .put(content)
            .array();
    System.arraycopy(header(bytes), 0, bytes, 0, HEADER_BYTES);
    files.write(name(record.result().source()), bytes);
  }

  private String name(SourceFile source) {
    CRC32 checksum = new CRC32();
    checksum.update(key);
    byte[] text = source.text().getBytes(StandardCharsets.UTF_8);
    checksum.update(text);
    String name = source.path() + '\n' + text.length + '\n' + checksum.getValue();
    return Sha256.of(name.getBytes(StandardCharsets.UTF_8));
  }

  /** Keeps the folder small. */
  void trim() {
    files.trim();
  }
}
