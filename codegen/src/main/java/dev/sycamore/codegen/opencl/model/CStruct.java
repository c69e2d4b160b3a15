package dev.sycamore.codegen.opencl.model;

import java.util.List;

/** The type of a record. */
public record CStruct(String name, List<CVariable> members) {
  public CStruct {
    members = List.copyOf(members);
  }
}
