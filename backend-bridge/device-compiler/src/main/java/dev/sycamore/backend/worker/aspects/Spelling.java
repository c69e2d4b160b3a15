package dev.sycamore.backend.worker.aspects;

import static org.bytedeco.llvm.global.LLVM.LLVMGetMDKindIDInContext;

import dev.sycamore.binding.properties.Dialect;
import org.bytedeco.llvm.LLVM.LLVMContextRef;

/** The two families of metadata names. */
public enum Spelling {
  INTEL("intel_"),
  SYCL("sycl_");

  private final String prefix;

  Spelling(String prefix) {
    this.prefix = prefix;
  }

  public static Spelling of(Dialect dialect) {
    return dialect == Dialect.DPCPP ? SYCL : INTEL;
  }

  public String used() {
    return prefix + "used_aspects";
  }

  public String declared() {
    return prefix + "declared_aspects";
  }

  public String fixedTargets() {
    return prefix + "fixed_targets";
  }

  String types() {
    return prefix + "types_that_use_aspects";
  }

  /**
   * Makes the names known before a module is read: LLVM prints the metadata of a function in the
   * order in which it learned the names, and the text must not depend on what the pass adds.
   */
  static void register(LLVMContextRef context) {
    for (Spelling spelling : values()) {
      kind(context, spelling.used());
      kind(context, spelling.declared());
      kind(context, spelling.fixedTargets());
    }
  }

  public static int kind(LLVMContextRef context, String name) {
    return LLVMGetMDKindIDInContext(context, name, name.length());
  }
}
