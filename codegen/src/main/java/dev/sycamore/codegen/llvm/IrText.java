package dev.sycamore.codegen.llvm;

import dev.sycamore.annotations.Aspect;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.Locale;
import java.util.stream.Collectors;

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

  /** The operands of a metadata node that lists aspects. */
  static String numbers(Collection<Aspect> aspects) {
    return aspects.stream()
        .map(aspect -> "i32 " + aspect.number())
        .collect(Collectors.joining(", "));
  }
}
