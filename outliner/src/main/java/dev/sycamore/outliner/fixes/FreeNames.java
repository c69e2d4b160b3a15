package dev.sycamore.outliner.fixes;

import java.util.Locale;
import javax.lang.model.SourceVersion;

/** Names for new variables. */
final class FreeNames {

  private FreeNames() {}

  /** A name like that of a field or variable which is in no sense in the file. */
  static String of(String name, FixEdits file) {
    String base = name.equals(name.toUpperCase(Locale.ROOT)) ? camelCase(name) : name;
    if (SourceVersion.isName(base) && !file.mentions(base)) {
      return base;
    }
    String copy = base + "Value";
    int number = 2;
    while (file.mentions(copy)) {
      copy = base + "Value" + number++;
    }
    return copy;
  }

  private static String camelCase(String constant) {
    StringBuilder name = new StringBuilder();
    for (String word : constant.split("_+", -1)) {
      String lower = word.toLowerCase(Locale.ROOT);
      name.append(
          name.length() == 0 || lower.isEmpty()
              ? lower
              : lower.substring(0, 1).toUpperCase(Locale.ROOT) + lower.substring(1));
    }
    return name.length() == 0 || !Character.isJavaIdentifierStart(name.charAt(0))
        ? "copied" + name
        : name.toString();
  }
}
