package dev.sycamore.runtime.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Names the record, enum or vector that is null where a kernel's arguments are parts of it. A
 * binding class takes such a value apart without looking, so that the JVM's exception names neither
 * the variable nor the kernel.
 */
final class NullCaptured {
  private static final String REASON = "because ";

  private NullCaptured() {}

  /**
   * The exception that names the variable and the kernel; the given one if it comes from elsewhere,
   * such as an accessor that the program declares.
   */
  static NullPointerException named(
      BoundKernel kernel, int argument, Object[] captured, NullPointerException e) {
    if (!isOfBinding(kernel, e)) {
      return e;
    }
    NullPointerException named =
        new NullPointerException(
            "'"
                + name(kernel, argument, captured, e)
                + "', captured by the kernel "
                + kernel.shown()
                + ", is null");
    named.initCause(e);
    return named;
  }

  private static boolean isOfBinding(BoundKernel kernel, NullPointerException e) {
    StackTraceElement[] frames = e.getStackTrace();
    return frames.length > 0 && frames[0].getClassName().equals(kernel.unit().getClass().getName());
  }

  /** The part of their names that all arguments share that are parts of the same null. */
  private static String name(
      BoundKernel kernel, int argument, Object[] captured, NullPointerException e) {
    String own = kernel.binding().arguments().get(argument).name();
    Optional<String> reason = reason(e);
    if (reason.isEmpty()) {
      return own;
    }
    List<String> others = new ArrayList<>();
    for (int i = 0; i < kernel.binding().arguments().size(); i++) {
      try {
        kernel.argument(i, captured);
      } catch (NullPointerException other) {
        if (reason(other).equals(reason)) {
          others.add(kernel.binding().arguments().get(i).name());
        }
      }
    }
    String shared = own;
    for (String other : others) {
      while (!other.equals(shared) && !other.startsWith(shared + "_")) {
        if (shared.indexOf('_') < 0) {
          return own;
        }
        shared = shared.substring(0, shared.lastIndexOf('_'));
      }
    }
    return shared;
  }

  /** What is null, as the JVM says it. */
  private static Optional<String> reason(NullPointerException e) {
    return Optional.ofNullable(e.getMessage())
        .filter(message -> message.contains(REASON))
        .map(message -> message.substring(message.indexOf(REASON)));
  }
}
