package dev.sycamore.header.model;

import java.util.List;

/**
 * An enumeration of the C header.
 *
 * @param comment what it is of
 * @param tag without the prefix {@code sycamore_}; in capitals it begins the names of the constants
 */
public record CEnumeration(String comment, String tag, List<Constant> constants) {

  public CEnumeration {
    constants = List.copyOf(constants);
  }

  /**
   * One of its constants.
   *
   * @param name without prefixes, in capitals
   */
  public record Constant(String name, int number) {}
}
