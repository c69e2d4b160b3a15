package dev.sycamore.codegen.opencl.model;

import java.util.List;

/** One OpenCL C program. */
public record CUnit(
    String file,
    List<String> extensions,
    CScope scope,
    List<CStruct> structs,
    List<CConstantArray> constants,
    List<CHelper> helpers,
    List<CAtomicLoop> atomics,
    List<CPrototype> prototypes,
    List<CFunction> functions) {
  public CUnit {
    extensions = List.copyOf(extensions);
    structs = List.copyOf(structs);
    constants = List.copyOf(constants);
    helpers = List.copyOf(helpers);
    atomics = List.copyOf(atomics);
    prototypes = List.copyOf(prototypes);
    functions = List.copyOf(functions);
  }
}
