package dev.sycamore.driver;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.util.function.LongSupplier;

/**
 * One line of a terminal that says what a long build is doing, and is rewritten. Whatever else is
 * printed through this stream takes its place, so that nothing is left of it in the end.
 */
final class ProgressLine extends FilterOutputStream {

  /** Shorter builds show nothing, in nanoseconds. */
  private static final long QUIET = 400_000_000;

  /** What every terminal has room for. */
  private static final int WIDTH = 79;

  private static final byte[] CLEAR = {'\r', 0x1b, '[', 'K'};

  private final LongSupplier clock;
  private final long start;
  private final boolean enabled;
  private boolean shown;

  /**
   * @param out the terminal
   * @param enabled whether it is one
   * @param clock in nanoseconds
   */
  ProgressLine(OutputStream out, boolean enabled, LongSupplier clock) {
    super(out);
    this.enabled = enabled;
    this.clock = clock;
    this.start = clock.getAsLong();
  }

  /** A stream that prints to the terminal, in place of the line. */
  PrintStream printer() {
    return new PrintStream(this, true, Charset.defaultCharset());
  }

  /** Says what is done now. */
  synchronized void show(String text) {
    if (!enabled || clock.getAsLong() - start < QUIET) {
      return;
    }
    String line = text.length() > WIDTH ? text.substring(0, WIDTH - 3) + "..." : text;
    try {
      out.write(CLEAR);
      out.write(line.getBytes(Charset.defaultCharset()));
      out.flush();
      shown = true;
    } catch (IOException e) {
      // A terminal that is gone needs no progress.
      shown = false;
    }
  }

  /** Removes the line. */
  synchronized void clear() {
    if (shown) {
      shown = false;
      try {
        out.write(CLEAR);
        out.flush();
      } catch (IOException e) {
        // The terminal is gone, and the line with it.
        shown = false;
      }
    }
  }

  @Override
  public synchronized void write(int b) throws IOException {
    clear();
    out.write(b);
  }

  @Override
  public synchronized void write(byte[] bytes, int offset, int length) throws IOException {
    if (length > 0) {
      clear();
      out.write(bytes, offset, length);
    }
  }
}
