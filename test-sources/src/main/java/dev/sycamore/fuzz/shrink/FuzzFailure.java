package dev.sycamore.fuzz.shrink;

import dev.sycamore.fuzz.program.KernelProgram;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A program that does not do on a device what it does on the JVM.
 *
 * @param device where; empty for a program that did not compile
 * @param detail what was seen, in a line
 */
public record FuzzFailure(KernelProgram program, Kind kind, String device, String detail) {
  private static final Pattern ID = Pattern.compile("SYC\\d+");

  /** What went wrong. */
  public enum Kind {
    /** The compiler reported an error. */
    REFUSED,
    /** {@code spirv-val} found fault with the SPIR-V. */
    INVALID,
    /** An array element has other bits. */
    DIFFERENT,
    /** The launch threw. */
    THREW,
    /** The process ended. */
    CRASHED,
    /** No answer in time. */
    HUNG
  }

  /** Whether two failures may well have one cause. */
  public boolean isLike(FuzzFailure other) {
    return kind == other.kind
        && device.equals(other.device)
        && signature().equals(other.signature());
  }

  /** The detail without what changes from program to program. */
  public String signature() {
    return switch (kind) {
      case REFUSED -> {
        Matcher id = ID.matcher(detail);
        yield id.find() ? id.group() : detail.lines().findFirst().orElse("");
      }
      case THREW -> detail.replaceAll("[:(].*", "");
      default -> "";
    };
  }

  /** The failure in a line. */
  public String summary() {
    return kind + (device.isEmpty() ? "" : " on " + device) + ": " + detail;
  }
}
