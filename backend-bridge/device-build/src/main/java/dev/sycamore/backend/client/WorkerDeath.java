package dev.sycamore.backend.client;

import dev.sycamore.backend.wire.NoReplyException;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Says why a worker ended: by its exit status and its last words. */
final class WorkerDeath {

  /**
   * How a worker came to its end, as far as the build knows.
   *
   * @param timedOut whether it was stopped because the time had passed
   * @param timeout the time that it had
   * @param noReply what it sent instead of a reply, for which it is stopped
   */
  record Cause(boolean timedOut, Duration timeout, Optional<String> noReply) {

    static Cause of(IOException exception, boolean timedOut, Duration timeout) {
      boolean ended = timedOut || !(exception instanceof NoReplyException);
      return new Cause(
          timedOut, timeout, ended ? Optional.empty() : Optional.of(exception.getMessage()));
    }

    /** Whether nobody stopped it. */
    boolean endsItself() {
      return !timedOut && noReply.isEmpty();
    }
  }

  private static final int TAIL = 8192;
  private static final int SIGNAL_BASE = 128;

  private static final List<Pattern> LLVM_REASONS =
      List.of(
          Pattern.compile("(LLVM ERROR:.*)"),
          Pattern.compile("(.*Assertion .*)"),
          Pattern.compile("(.*OutOfMemoryError.*)"));

  private static final List<Pattern> CRASH_REASONS =
      List.of(Pattern.compile("# Problematic frame:\\s*# *(.*)"));

  /** Where the worker's JVM writes what it knows of a crash. */
  static final String CRASH_FILE = "crash.log";

  private WorkerDeath() {}

  /** Where the worker's standard error goes. */
  static Path errorFile(Path scratch) {
    return scratch.resolve("stderr");
  }

  static WorkerException describe(Process process, Path scratch, Cause cause) {
    String words = lastWords(errorFile(scratch));
    if (cause.timedOut()) {
      return new WorkerException(
          "the device compiler did not finish within "
              + cause.timeout().toSeconds()
              + " s and was stopped",
          words);
    }
    if (cause.noReply().isPresent()) {
      return new WorkerException(cause.noReply().get(), words);
    }
    String how = exit(process);
    String reason = reason(words, LLVM_REASONS);
    if (reason.isEmpty()) {
      reason = reason(firstWords(scratch.resolve(CRASH_FILE)), CRASH_REASONS);
    }
    return new WorkerException(
        "the device compiler ended (" + how + ")" + (reason.isEmpty() ? "" : ": " + reason), words);
  }

  /** The line that says most: LLVM's own words, or the function that the JVM found it in. */
  private static String reason(String words, List<Pattern> reasons) {
    for (Pattern reason : reasons) {
      Matcher matcher = reason.matcher(words);
      if (matcher.find()) {
        return matcher.group(1).strip();
      }
    }
    return "";
  }

  private static String exit(Process process) {
    Integer status = awaitEnd(process);
    if (status == null) {
      return "it does not answer";
    }
    return exit(status);
  }

  /** The end of a process by its exit status. Windows has negative ones for what ended it. */
  static String exit(int status) {
    if (status < 0) {
      return "it crashed with status 0x" + Integer.toHexString(status);
    }
    return switch (status - SIGNAL_BASE) {
      case 6 -> "it aborted";
      case 9 -> "it was killed";
      case 11 -> "it crashed with a segmentation fault";
      default ->
          status > SIGNAL_BASE ? "by signal " + (status - SIGNAL_BASE) : "with status " + status;
    };
  }

  /** The exit status of a process that is about to end, or null if it does not. */
  static Integer awaitEnd(Process process) {
    boolean interrupted = false;
    try {
      while (true) {
        try {
          return process.waitFor(10, TimeUnit.SECONDS) ? process.exitValue() : null;
        } catch (InterruptedException e) {
          interrupted = true;
        }
      }
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private static String firstWords(Path file) {
    try (InputStream in = Files.newInputStream(file)) {
      return new String(in.readNBytes(TAIL), StandardCharsets.UTF_8);
    } catch (IOException e) {
      return "";
    }
  }

  private static String lastWords(Path errorFile) {
    try (RandomAccessFile file = new RandomAccessFile(errorFile.toFile(), "r")) {
      long start = Math.max(0, file.length() - TAIL);
      byte[] bytes = new byte[(int) (file.length() - start)];
      file.seek(start);
      file.readFully(bytes);
      List<String> lines =
          new String(bytes, StandardCharsets.UTF_8)
              .lines()
              .filter(line -> !line.isBlank() && !line.startsWith("WARNING:"))
              .toList();
      return String.join("\n", lines);
    } catch (IOException e) {
      return "";
    }
  }
}
