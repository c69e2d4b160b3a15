package dev.sycamore.processor;

import dev.sycamore.processor.cache.Content;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Holds what a compilation has made until all of it can be written: in memory as long as it is
 * little, then in a temporary file, or in memory after all if there is no room for one. For several
 * threads at once.
 *
 * <p>Nobody closes it, since the last one that reads is a thread that runs beside the compiler. The
 * file has no name on most systems, and ends when nothing refers to its contents.
 */
final class ContentStore {

  /** What a compilation of some hundred kernels makes. */
  private static final long MOST_IN_MEMORY = 16 << 20;

  private final long mostInMemory;
  private long inMemory;
  private long end;
  private RandomAccessFile file;
  private boolean failed;

  ContentStore() {
    this(MOST_IN_MEMORY);
  }

  /**
   * @param mostInMemory how many bytes stay in memory
   */
  ContentStore(long mostInMemory) {
    this.mostInMemory = mostInMemory;
  }

  /**
   * Takes bytes.
   *
   * @param bytes which nobody changes any more
   */
  Content add(byte[] bytes) {
    if (takesMemory(bytes.length)) {
      return () -> bytes;
    }
    try {
      return write(bytes);
    } catch (IOException e) {
      stop();
      return () -> bytes;
    }
  }

  private synchronized boolean takesMemory(int size) {
    if (failed || inMemory + size <= mostInMemory) {
      inMemory += size;
      return true;
    }
    return false;
  }

  private synchronized void stop() {
    failed = true;
  }

  private synchronized Content write(byte[] bytes) throws IOException {
    if (file == null) {
      file = open();
    }
    long start = end;
    file.seek(start);
    file.write(bytes);
    end = start + bytes.length;
    int size = bytes.length;
    return () -> read(start, size);
  }

  private synchronized byte[] read(long start, int size) {
    byte[] bytes = new byte[size];
    try {
      file.seek(start);
      file.readFully(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes;
  }

  private static RandomAccessFile open() throws IOException {
    Path path = Files.createTempFile("sycamore-", ".out");
    // No channel: an interrupt would close it.
    RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw");
    try {
      Files.delete(path);
    } catch (IOException e) {
      // Some systems keep the name of a file that is open.
      path.toFile().deleteOnExit();
    }
    return file;
  }
}
