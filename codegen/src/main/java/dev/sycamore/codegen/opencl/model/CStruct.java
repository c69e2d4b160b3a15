package dev.sycamore.codegen.opencl.model;

import java.util.List;

/**
 * The type of a record.
 *
 * @param guard the condition of the preprocessor for it; empty for none
 */
public record CStruct(String guard, String name, List<CVariable> members) {
  public CStruct {
    members = List.copyOf(members);
  }
}
