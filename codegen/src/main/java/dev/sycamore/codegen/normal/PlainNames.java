package dev.sycamore.codegen.normal;

/** Names of Java in the letters that the generators' languages have. */
public final class PlainNames {

  private PlainNames() {}

  /**
   * A name with an underscore for each character that is not an ASCII letter, a digit, an
   * underscore or {@code alsoPlain}.
   */
  public static String of(String name, char alsoPlain) {
    for (int i = 0; i < name.length(); i++) {
      if (!isPlain(name.charAt(i), alsoPlain)) {
        return replaced(name, alsoPlain);
      }
    }
    return name;
  }

  private static String replaced(String name, char alsoPlain) {
    StringBuilder result = new StringBuilder();
    // A pair of surrogates is one character.
    name.codePoints()
        .forEach(c -> result.append(c <= 0x7f && isPlain((char) c, alsoPlain) ? (char) c : '_'));
    return result.toString();
  }

  private static boolean isPlain(char c, char alsoPlain) {
    return (c >= 'a' && c <= 'z')
        || (c >= 'A' && c <= 'Z')
        || (c >= '0' && c <= '9')
        || c == '_'
        || c == alsoPlain;
  }
}
