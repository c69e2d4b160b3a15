package dev.sycamore.backend.images;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The kernels that a unit's module defines, as its text tells them; LLVM is not asked. */
final class KernelModule {

  private static final Pattern KERNEL =
      Pattern.compile("^define spir_kernel void @([\\w$.]+)\\((.*)$", Pattern.MULTILINE);
  private static final Pattern NAME = attribute("sycamore-name");
  private static final Pattern PLACE = attribute("sycamore-place");

  /**
   * A kernel.
   *
   * @param name as users know it; the entry point if the module does not say
   * @param place {@code File.java:line:column}; may be empty
   */
  record Named(String entryPoint, String name, String place) {}

  private KernelModule() {}

  /** In the module's order. */
  static List<Named> kernels(String text) {
    List<Named> kernels = new ArrayList<>();
    Matcher matcher = KERNEL.matcher(text);
    while (matcher.find()) {
      String entryPoint = matcher.group(1);
      String rest = matcher.group(2);
      kernels.add(new Named(entryPoint, value(NAME, rest, entryPoint), value(PLACE, rest, "")));
    }
    return kernels;
  }

  private static Pattern attribute(String key) {
    return Pattern.compile(" \"" + key + "\"=\"([^\"]*)\"");
  }

  private static String value(Pattern attribute, String text, String otherwise) {
    Matcher matcher = attribute.matcher(text);
    return matcher.find() ? unquoted(matcher.group(1)) : otherwise;
  }

  /** IR has hexadecimal UTF-8 behind a backslash for what is not plain. */
  private static String unquoted(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    byte[] plain = new byte[bytes.length];
    int length = 0;
    for (int i = 0; i < bytes.length; i++) {
      int high = i + 2 < bytes.length ? Character.digit(bytes[i + 1], 16) : -1;
      int low = i + 2 < bytes.length ? Character.digit(bytes[i + 2], 16) : -1;
      if (bytes[i] == '\\' && high >= 0 && low >= 0) {
        plain[length++] = (byte) (high << 4 | low);
        i += 2;
      } else {
        plain[length++] = bytes[i];
      }
    }
    return new String(plain, 0, length, StandardCharsets.UTF_8);
  }
}
