package dev.sycamore.codegen.llvm;

import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** The spelling of IR. */
final class IrText {

  private IrText() {}

  /** The inside of a string in IR: what is not plain ASCII as hexadecimal UTF-8. */
  static String quoted(String text) {
    StringBuilder result = new StringBuilder();
    for (byte b : text.getBytes(StandardCharsets.UTF_8)) {
      if (b < ' ' || b == '"' || b == '\\' || b == 0x7f) {
        result.append('\\').append(String.format(Locale.ROOT, "%02X", b));
      } else {
        result.append((char) b);
      }
    }
    return result.toString();
  }
}
