package dev.sycamore.backend.worker.foreign;

import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.ModuleReader;
import dev.sycamore.backend.worker.stage.CompileException;

/** Changes a module, in place, that another compiler may have made; ours stay as they are. */
public final class ForeignIr {

  private ForeignIr() {}

  /** For SPIR-V, whose own functions LLVM's back end knows. */
  public static void adaptForSpirv(DeviceModule module) throws CompileException {
    try (CallBuilder calls = new CallBuilder(module)) {
      WorkItemPlace place = new WorkItemPlace(module, calls, true);
      new BuiltInVariables(module, calls, place).replace();
      new BuiltInFunctions(module, calls, place).replace();
      new SpecializationConstants(module, calls).replace();
    }
  }

  /** Whether a variable or function is one that remains, for the back end to replace. */
  public static boolean isKnownToSpirv(String symbol) {
    return OpenClFunctions.contains(symbol) || WorkItemBuiltIn.ofVariable(symbol).isPresent();
  }

  /**
   * For a target that has none of SPIR-V's functions: as far as there are others for them.
   *
   * @param scopes the target's
   */
  public static void adapt(DeviceModule module, ModuleReader reader, ScopeNames scopes)
      throws CompileException {
    try (CallBuilder calls = new CallBuilder(module)) {
      new ByValueParameters(module).replace();
      WorkItemPlace place = new WorkItemPlace(module, calls, false);
      new BuiltInVariables(module, calls, place).replace();
      new BuiltInFunctions(module, calls, place).replace();
      new Barriers(module, calls, scopes).replace();
      new AtomicCalls(module, calls, scopes).replace();
      OpenClFunctions.define(module, reader);
    }
  }
}
