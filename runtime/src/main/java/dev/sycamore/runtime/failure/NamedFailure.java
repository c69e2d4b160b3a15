package dev.sycamore.runtime.failure;

import java.util.function.Supplier;

/**
 * Failures of devices that name what failed. The message of a driver names a call of the driver,
 * while a program knows its kernels and commands.
 */
public final class NamedFailure {
  private NamedFailure() {}

  /**
   * A failure of a device with a message that begins with what failed: of the same type, with the
   * same stack trace and cause. What names it already, and what is no failure of a device, is
   * returned as it is.
   *
   * @param what such as {@code the kernel 'a' (A.java:1:2)}; empty for nothing to name
   * @param failure may be null
   */
  public static Throwable of(Supplier<String> what, Throwable failure) {
    if (failure == null || !ApiExceptions.isDevice(failure)) {
      return failure;
    }
    String name = what.get();
    if (name.isEmpty() || isNamed(name, failure)) {
      return failure;
    }
    String message = name + " failed: " + failure.getMessage();
    boolean own = ApiExceptions.isOwn(failure.getClass());
    RuntimeException named =
        ApiExceptions.isOutOfMemory(failure)
            ? ApiExceptions.outOfMemory(message)
            : ApiExceptions.device(message);
    Throwable cause = own ? failure.getCause() : failure;
    if (cause != null) {
      named.initCause(cause);
    }
    named.setStackTrace(failure.getStackTrace());
    for (Throwable suppressed : failure.getSuppressed()) {
      named.addSuppressed(suppressed);
    }
    return named;
  }

  /** Whether the message of a failure names something; a kernel by what is in quotes. */
  public static boolean isNamed(String what, Throwable failure) {
    String message = String.valueOf(failure.getMessage());
    return message.contains(what.substring(Math.max(0, what.indexOf('\''))));
  }
}
