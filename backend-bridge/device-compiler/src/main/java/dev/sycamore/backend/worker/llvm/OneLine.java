package dev.sycamore.backend.worker.llvm;

import java.util.regex.Pattern;

/** Text of a module for a message: names in IR may have any characters. */
public final class OneLine {

  private static final Pattern CONTROL = Pattern.compile("[\\p{Cntrl}\\u0085\\u2028\\u2029]");

  private OneLine() {}

  /** The text without what would end the line or do something to a terminal. */
  public static String of(String text) {
    return CONTROL.matcher(text).replaceAll("?");
  }
}
