package dev.sycamore.header.model;

import java.util.List;

/**
 * The types that every integration header declares, once per translation unit.
 *
 * @param version of the format
 */
public record HeaderTypes(int version, List<CEnumeration> enumerations) {

  public HeaderTypes {
    enumerations = List.copyOf(enumerations);
  }
}
