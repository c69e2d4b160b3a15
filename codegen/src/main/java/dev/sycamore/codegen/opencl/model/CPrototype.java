package dev.sycamore.codegen.opencl.model;

import java.util.List;

/** A function of another module. */
public record CPrototype(String returnType, String name, List<String> parameterTypes) {
  public CPrototype {
    parameterTypes = List.copyOf(parameterTypes);
  }
}
