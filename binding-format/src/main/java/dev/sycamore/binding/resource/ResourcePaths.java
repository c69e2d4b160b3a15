package dev.sycamore.binding.resource;

import java.util.Set;

/**
 * Names of files below a root, as class loaders and jars know them: parts with slashes between
 * them. No valid name leads out of the root, and no file system reads it in another way.
 */
public final class ResourcePaths {
  private static final Set<String> STEPS_AWAY = Set.of("", ".", "..");

  private ResourcePaths() {}

  /**
   * Whether this can be the name of a resource: it is not absolute, has no empty part, {@code .} or
   * {@code ..}, no backslash, colon or control character.
   */
  public static boolean isValid(String name) {
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      if (c == '\\' || c == ':' || Character.isISOControl(c)) {
        return false;
      }
    }
    for (String step : name.split("/", -1)) {
      if (STEPS_AWAY.contains(step)) {
        return false;
      }
    }
    return true;
  }
}
