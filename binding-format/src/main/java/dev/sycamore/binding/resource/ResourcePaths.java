package dev.sycamore.binding.resource;

import java.util.Arrays;
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
    return name.chars().noneMatch(c -> c == '\\' || c == ':' || Character.isISOControl(c))
        && Arrays.stream(name.split("/", -1)).noneMatch(STEPS_AWAY::contains);
  }
}
