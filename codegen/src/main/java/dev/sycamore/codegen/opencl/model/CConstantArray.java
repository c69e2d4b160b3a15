package dev.sycamore.codegen.opencl.model;

import java.util.List;

/**
 * An array in constant memory.
 *
 * @param guard the condition of the preprocessor for it; empty for none
 */
public record CConstantArray(String guard, String type, String name, List<String> values) {
  public CConstantArray {
    values = List.copyOf(values);
  }
}
