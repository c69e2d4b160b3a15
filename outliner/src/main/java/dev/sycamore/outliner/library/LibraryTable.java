package dev.sycamore.outliner.library;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Which methods of the JDK are calls of the device library: the resource {@code
 * dev/sycamore/outliner/device-library.txt}.
 *
 * <p>A line {@code java.lang.Math.pow(double,double) dev.sycamore.devicelib.Power.pow} is a method
 * of the JDK with the types of its parameters, and the library's method, whose parameters and
 * result have the same types. Lines that start with {@code #} are comments.
 *
 * <p>The resource {@code float-forms.txt} has lines of the same form for what a cast of the result
 * to {@code float} stands for: methods of the library on {@code float}.
 */
final class LibraryTable {
  private static final String FOLDER = "/dev/sycamore/outliner/";

  private final Map<String, Target> targets;

  /**
   * A method of the device library.
   *
   * @param owner the canonical name of its class
   */
  record Target(String owner, String method) {}

  private LibraryTable(Map<String, Target> targets) {
    this.targets = Map.copyOf(targets);
  }

  /** The table that comes with the compiler. */
  static LibraryTable standard() {
    return Standard.TABLE;
  }

  /** The table of what casts to {@code float} stand for. */
  static LibraryTable floatForms() {
    return FloatForms.TABLE;
  }

  /**
   * Reads a table.
   *
   * @throws IllegalArgumentException if a line has another form, or two lines have one method
   */
  static LibraryTable parse(List<String> lines) {
    Map<String, Target> targets = new HashMap<>();
    for (String line : lines) {
      if (line.startsWith("#")) {
        continue;
      }
      int space = line.indexOf(' ');
      int owner = line.lastIndexOf('.');
      if (space < 0 || owner <= space + 1 || !isMethod(line, space) || !isName(line, space + 1)) {
        throw new IllegalArgumentException("not a line of a library table: " + line);
      }
      Target target = new Target(line.substring(space + 1, owner), line.substring(owner + 1));
      if (targets.put(line.substring(0, space), target) != null) {
        throw new IllegalArgumentException("a second line for one method: " + line);
      }
    }
    return new LibraryTable(targets);
  }

  /** Whether a line begins, up to {@code end}, with a method of a class and its parameter types. */
  private static boolean isMethod(String line, int end) {
    int open = line.indexOf('(');
    int owner = line.lastIndexOf('.', open);
    if (owner <= 0 || owner == open - 1 || line.indexOf(')') != end - 1) {
      return false;
    }
    for (int i = open + 1; i < end - 1; i++) {
      char c = line.charAt(i);
      if (c != ',' && (c < 'a' || c > 'z')) {
        return false;
      }
    }
    return isName(line.substring(0, open), 0);
  }

  /** Whether a text, from {@code start} on, is one or several identifiers with dots between. */
  private static boolean isName(String text, int start) {
    for (int i = start; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c != '.' && (c >= 0x80 || !Character.isJavaIdentifierPart(c))) {
        return false;
      }
    }
    return text.length() > start && !text.endsWith(".");
  }

  /**
   * The library's method for a static method of the JDK.
   *
   * @param owner the canonical name of the JDK's class
   * @param parameterTypes as source writes them, such as {@code double}
   */
  Optional<Target> find(String owner, String method, List<String> parameterTypes) {
    return Optional.ofNullable(targets.get(key(owner, method, String.join(",", parameterTypes))));
  }

  private static String key(String owner, String method, String parameterTypes) {
    return owner + "." + method + "(" + parameterTypes + ")";
  }

  private static LibraryTable read(String resource) {
    try (InputStream in = LibraryTable.class.getResourceAsStream(FOLDER + resource)) {
      if (in == null) {
        throw new IllegalStateException("missing from the compiler: " + resource);
      }
      return parse(new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList());
    } catch (IOException e) {
      throw new IllegalStateException("cannot read " + resource, e);
    }
  }

  /** Read when first asked for, once. */
  private static final class Standard {
    static final LibraryTable TABLE = read("device-library.txt");
  }

  private static final class FloatForms {
    static final LibraryTable TABLE = read("float-forms.txt");
  }
}
