package dev.sycamore.binding.classfile;

import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A function that a kernel captures and was made for: the method that it runs.
 *
 * @param captured which of the kernel's captured values it is
 * @param method a lambda's own, or the one that a method reference names
 * @param digest of the method's code, as {@link TracedMethod} makes it; empty for methods of the
 *     JDK and of Sycamore, which their names identify
 */
public record FunctionCode(int captured, MemberReference method, Optional<String> digest) {
  private static final Pattern DIGEST = Pattern.compile("[0-9a-f]{32}");
  private static final String NONE = "-";

  public FunctionCode {
    Objects.requireNonNull(method, "method");
    if (captured < 0) {
      throw new IllegalArgumentException("not a captured value: " + captured);
    }
    if (digest.isPresent() && !DIGEST.matcher(digest.get()).matches()) {
      throw new IllegalArgumentException("not a digest: " + digest.get());
    }
  }

  /** The line of a record. */
  String text() {
    return captured
        + " "
        + digest.orElse(NONE)
        + " "
        + method.owner()
        + " "
        + method.name()
        + " "
        + method.descriptor();
  }

  static FunctionCode of(String text) {
    String[] words = text.split(" ", -1);
    if (words.length != 5) {
      throw new IllegalArgumentException("not a function: " + text);
    }
    return new FunctionCode(
        Integer.parseInt(words[0]),
        new MemberReference(words[2], words[3], words[4]),
        words[1].equals(NONE) ? Optional.empty() : Optional.of(words[1]));
  }
}
