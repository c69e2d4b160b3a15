package dev.sycamore.model.program;

import java.util.Locale;

/** The C identifier of a Java name: what entry points and the names in a C header consist of. */
public final class CIdentifier {

  private CIdentifier() {}

  /**
   * Dots become underscores, everything else that C does not know is spelled as JNI does: {@code
   * a_b} is {@code a_1b}.
   */
  public static String of(String name) {
    StringBuilder mangled = new StringBuilder(name.length());
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      if (c == '.' || c == '$') {
        mangled.append('_');
      } else if (c == '_') {
        mangled.append("_1");
      } else if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')) {
        mangled.append(c);
      } else {
        mangled.append(String.format(Locale.ROOT, "_0%04x", (int) c));
      }
    }
    return mangled.length() > 0 && Character.isDigit(mangled.charAt(0))
        ? "_" + mangled
        : mangled.toString();
  }
}
