package dev.sycamore.codegen.opencl.model;

import java.util.List;

/** An array in constant memory. */
public record CConstantArray(String type, String name, List<String> values) {
  public CConstantArray {
    values = List.copyOf(values);
  }
}
