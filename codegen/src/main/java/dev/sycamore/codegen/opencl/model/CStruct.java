package dev.sycamore.codegen.opencl.model;

import java.util.List;

/**
 * The type of a record.
 *
 * @param guard the condition of the preprocessor for it; empty for none
 * @param shared whether other programs in the same text may define it too
 */
public record CStruct(String guard, String name, boolean shared, List<CVariable> members)
    implements CGuarded {
  public CStruct {
    members = List.copyOf(members);
  }

  @Override
  public void printDeclaration(StringBuilder out) {
    if (shared) {
      out.append("#ifndef sycamore_has_").append(name);
      out.append("\n#define sycamore_has_").append(name).append('\n');
    }
    out.append("typedef struct {\n");
    for (CVariable member : members) {
      member.print(out);
      out.append(";\n");
    }
    out.append("} ").append(name).append(";\n");
    if (shared) {
      out.append("#endif\n");
    }
  }
}
