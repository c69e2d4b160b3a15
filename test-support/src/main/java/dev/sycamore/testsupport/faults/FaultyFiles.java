package dev.sycamore.testsupport.faults;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.CopyOption;
import java.nio.file.FileSystemException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.spi.FileSystemProvider;
import java.util.Set;
import org.apache.lucene.tests.mockfile.FilterFileSystemProvider;
import org.apache.lucene.tests.mockfile.FilterOutputStream2;
import org.apache.lucene.tests.mockfile.FilterPath;
import org.apache.lucene.tests.mockfile.FilterSeekableByteChannel;

/**
 * The default file system of a JVM ({@code java.nio.file.spi.DefaultFileSystemProvider}) that fails
 * at a chosen call which changes what is in a folder. A write that fails has written half.
 */
public final class FaultyFiles extends FilterFileSystemProvider {

  /** What fails. */
  public enum Mode {
    /** One call. */
    ONCE,
    /** That call and each later one that needs space, as on a disk that is full. */
    FULL
  }

  static final String MESSAGE = "injected fault";

  private static String root;
  private static Mode mode;
  private static int calls;
  private static int failing;

  /** For the JVM. */
  public FaultyFiles(FileSystemProvider platform) {
    super("file", platform.getFileSystem(URI.create("file:///")));
  }

  /** Fails from now on at the n-th call in a folder. */
  public static synchronized void arm(Path folder, Mode how, int call) {
    root = folder.toString();
    mode = how;
    failing = call;
    calls = 0;
  }

  /** Fails no more; whether it has failed. */
  public static synchronized boolean disarm() {
    root = null;
    return calls >= failing;
  }

  /**
   * @param space whether the call needs space
   */
  private static synchronized boolean fails(Path path, boolean space) {
    if (root == null || !path.toAbsolutePath().toString().startsWith(root)) {
      return false;
    }
    calls++;
    return calls == failing || (mode == Mode.FULL && calls > failing && space);
  }

  private static void check(Path path, boolean space) throws IOException {
    if (fails(path, space)) {
      throw new FileSystemException(path.toString(), null, MESSAGE);
    }
  }

  private static boolean writes(Set<? extends OpenOption> options) {
    return options.contains(StandardOpenOption.WRITE)
        || options.contains(StandardOpenOption.APPEND);
  }

  /** Old interfaces take the file itself. */
  @Override
  public FilterPath wrapPath(Path path) {
    return new FilterPath(path, fileSystem) {
      @Override
      public File toFile() {
        return new File(toString());
      }
    };
  }

  @Override
  public OutputStream newOutputStream(Path path, OpenOption... options) throws IOException {
    check(path, true);
    return new FilterOutputStream2(super.newOutputStream(path, options)) {
      @Override
      public void write(int b) throws IOException {
        check(path, true);
        super.write(b);
      }

      @Override
      public void write(byte[] b) throws IOException {
        write(b, 0, b.length);
      }

      @Override
      public void write(byte[] b, int off, int len) throws IOException {
        if (fails(path, true)) {
          super.write(b, off, len / 2);
          throw new FileSystemException(path.toString(), null, MESSAGE);
        }
        super.write(b, off, len);
      }
    };
  }

  @Override
  public SeekableByteChannel newByteChannel(
      Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes)
      throws IOException {
    if (!writes(options)) {
      return super.newByteChannel(path, options, attributes);
    }
    check(path, true);
    return new FilterSeekableByteChannel(super.newByteChannel(path, options, attributes)) {
      @Override
      public int write(ByteBuffer source) throws IOException {
        check(path, true);
        return super.write(source);
      }
    };
  }

  @Override
  public FileChannel newFileChannel(
      Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes)
      throws IOException {
    if (writes(options)) {
      check(path, true);
    }
    return super.newFileChannel(path, options, attributes);
  }

  @Override
  public void createDirectory(Path folder, FileAttribute<?>... attributes) throws IOException {
    check(folder, true);
    super.createDirectory(folder, attributes);
  }

  @Override
  public void createLink(Path link, Path existing) throws IOException {
    check(link, true);
    super.createLink(link, existing);
  }

  @Override
  public void copy(Path source, Path target, CopyOption... options) throws IOException {
    check(target, true);
    super.copy(source, target, options);
  }

  @Override
  public void move(Path source, Path target, CopyOption... options) throws IOException {
    check(target, false);
    super.move(source, target, options);
  }

  @Override
  public void delete(Path path) throws IOException {
    check(path, false);
    super.delete(path);
  }

  @Override
  public boolean deleteIfExists(Path path) throws IOException {
    check(path, false);
    return super.deleteIfExists(path);
  }
}
