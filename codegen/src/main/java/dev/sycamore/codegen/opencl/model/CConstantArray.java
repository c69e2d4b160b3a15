package dev.sycamore.codegen.opencl.model;

import java.util.List;

/**
 * An array in constant memory.
 *
 * @param guard the condition of the preprocessor for it; empty for none
 */
public record CConstantArray(String guard, String type, String name, List<String> values)
    implements CGuarded {
  public CConstantArray {
    values = List.copyOf(values);
  }

  @Override
  public void printDeclaration(StringBuilder out) {
    out.append("__constant ").append(type).append(' ').append(name);
    out.append('[').append(values.size()).append("] = {");
    out.append(String.join(", ", values)).append("};\n");
  }
}
