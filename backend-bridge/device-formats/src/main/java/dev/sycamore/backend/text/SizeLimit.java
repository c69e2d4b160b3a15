package dev.sycamore.backend.text;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * How many bytes of a file are read at most. The bytes are counted as they come: what the table of
 * contents of a jar, or a file system, promises is not believed.
 */
public enum SizeLimit {
  /** Modules of jars, descriptors, tables, property files: far more than any stage writes. */
  TEXT(64),
  /** Images, and modules that the user names. */
  BINARY(512);

  private final int mebibytes;

  SizeLimit(int mebibytes) {
    this.mebibytes = mebibytes;
  }

  /** The limit in bytes. */
  public int bytes() {
    return mebibytes << 20;
  }

  /**
   * All bytes of a stream, which is not closed.
   *
   * @throws IOException if there are more than the limit, or they cannot be read
   */
  public byte[] read(InputStream in) throws IOException {
    byte[] bytes = in.readNBytes(bytes() + 1);
    if (bytes.length > bytes()) {
      throw new IOException("larger than " + mebibytes + " MiB");
    }
    return bytes;
  }

  /**
   * All bytes of a file.
   *
   * @throws IOException if there are more than the limit, or they cannot be read
   */
  public byte[] read(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return read(in);
    }
  }
}
