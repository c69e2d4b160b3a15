package dev.sycamore.backend.worker.lowering;

import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.ModuleReader;
import dev.sycamore.backend.worker.llvm.TargetMachine;
import dev.sycamore.backend.worker.stage.CompileException;
import java.util.List;
import java.util.Map;

/** Gives a module in the SPIR flavour the conventions of one target. */
public interface ModuleLowering {

  /** Replaces in the text what is spelt otherwise for the target; lines stay as they are. */
  default String respell(String ir) {
    return ir;
  }

  /** Whether constants of a module that was read need more memory than the target has for them. */
  default boolean exceedsConstantMemory(DeviceModule module) {
    return false;
  }

  /** As {@link #respell}, with constants in global memory. */
  default String respellWithGlobalConstants(String ir) {
    return respell(ir);
  }

  /** Finds what it is to find in a module that is as it was read, before any pass has run. */
  default void recognize(DeviceModule module, TargetMachine machine) {}

  /** Changes a verified module in place. */
  void lower(DeviceModule module, ModuleReader reader, TargetMachine machine)
      throws CompileException;

  /** Changes optimised code further, by passes for which the optimiser has to be done. */
  default void refine(DeviceModule module, TargetMachine machine) throws CompileException {}

  /** Changes what the optimiser would undo: the last step before code is generated. */
  default void finish(DeviceModule module) {}

  /** What there is to say of the code of kernels: how it runs, and why. */
  default List<String> remarks() {
    return List.of();
  }

  /** Texts that a native image has as constants, by their symbols. */
  default Map<String, String> imageTexts() {
    return Map.of();
  }

  /** The optimisation pipeline, in the new pass manager's words. */
  String passes();
}
