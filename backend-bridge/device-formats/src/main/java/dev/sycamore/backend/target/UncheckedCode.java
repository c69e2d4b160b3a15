package dev.sycamore.backend.target;

import java.util.Objects;

/**
 * A kernel, or another function of a module, whose own code has no checks.
 *
 * @param why for users: {@code @Unchecked} and where it stands, or the option
 */
public record UncheckedCode(FunctionName function, String why) {
  public UncheckedCode {
    Objects.requireNonNull(function, "function");
    Objects.requireNonNull(why, "why");
  }
}
