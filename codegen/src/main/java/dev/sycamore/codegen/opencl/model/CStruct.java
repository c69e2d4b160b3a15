package dev.sycamore.codegen.opencl.model;

import java.util.List;

/**
 * The type of a record.
 *
 * @param guard the condition of the preprocessor for it; empty for none
 * @param shared whether other programs in the same text may define it too
 */
public record CStruct(String guard, String name, boolean shared, List<CVariable> members) {
  public CStruct {
    members = List.copyOf(members);
  }
}
