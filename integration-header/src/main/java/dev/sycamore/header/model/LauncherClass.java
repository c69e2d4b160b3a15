package dev.sycamore.header.model;

import java.util.List;

/**
 * A class of launchers.
 *
 * @param packageName empty for the unnamed package
 * @param owner the class with the methods, for comments
 * @param visible whether it is public
 */
public record LauncherClass(
    String packageName,
    String simpleName,
    String owner,
    boolean visible,
    List<LauncherMethod> methods) {

  public LauncherClass {
    methods = List.copyOf(methods);
  }
}
