package dev.sycamore.runtime.images;

import java.util.Set;

/** Names of resources in descriptors: relative paths that stay below the root of a class path. */
final class ResourceName {
  private static final Set<String> STEPS_AWAY = Set.of("", ".", "..");

  private ResourceName() {}

  /**
   * The name.
   *
   * @throws IllegalArgumentException if it is absolute, has an empty part, {@code .} or {@code ..},
   *     a backslash or a control character
   */
  static String checked(String name) {
    boolean plain = name.chars().noneMatch(c -> c == '\\' || c == ':' || Character.isISOControl(c));
    for (String part : name.split("/", -1)) {
      plain &= !STEPS_AWAY.contains(part);
    }
    if (!plain) {
      throw new IllegalArgumentException("'" + name + "' is no name of a resource");
    }
    return name;
  }
}
