package dev.sycamore.runtime.images;

import java.util.Set;

/** Names of resources in descriptors: relative paths that stay below the folder of images. */
final class ImageResourceName {
  private static final String FOLDER = "META-INF/sycamore/";
  private static final Set<String> STEPS_AWAY = Set.of("", ".", "..");

  private ImageResourceName() {}

  /**
   * The name.
   *
   * @throws IllegalArgumentException if it is not below {@code META-INF/sycamore/}, has an empty
   *     part, {@code .} or {@code ..}, a backslash or a control character
   */
  static String checked(String name) {
    boolean plain = name.startsWith(FOLDER);
    plain &= name.chars().noneMatch(c -> c == '\\' || c == ':' || Character.isISOControl(c));
    for (String part : name.split("/", -1)) {
      plain &= !STEPS_AWAY.contains(part);
    }
    if (!plain) {
      throw new IllegalArgumentException("'" + name + "' is no name of a resource");
    }
    return name;
  }
}
