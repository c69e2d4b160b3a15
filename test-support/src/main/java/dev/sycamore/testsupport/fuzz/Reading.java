package dev.sycamore.testsupport.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.HexFormat;

/** Reads input as a program would that knows only the declared errors. */
public final class Reading {

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  /** What any reader may take: its tables, buffers and messages. */
  private static final long BASE = 32L << 20;

  /** And for each byte of its input. */
  private static final long FOR_EACH_BYTE = 4096;

  private Reading() {}

  /** A reader. */
  @FunctionalInterface
  public interface Reader {
    void read(byte[] bytes) throws Exception;
  }

  /**
   * Reads the bytes: the reader succeeds or throws its own exception, with a message that is one
   * line, and takes no more memory than the input explains.
   */
  public static void check(byte[] bytes, Class<? extends Exception> declared, Reader reader) {
    long before = allocated();
    try {
      reader.read(bytes);
    } catch (Throwable problem) {
      if (!declared.isInstance(problem)) {
        throw new AssertionError(
            "not " + declared.getSimpleName() + " for " + HexFormat.of().formatHex(bytes), problem);
      }
    }
    assertThat(allocated() - before)
        .as("bytes allocated for an input of %d bytes", bytes.length)
        .isLessThan(BASE + FOR_EACH_BYTE * bytes.length);
  }

  private static long allocated() {
    return THREADS.getThreadAllocatedBytes(Thread.currentThread().getId());
  }
}
