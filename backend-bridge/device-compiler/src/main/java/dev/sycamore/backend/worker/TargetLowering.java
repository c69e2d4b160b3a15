package dev.sycamore.backend.worker;

/** Gives a module in the SPIR flavour the conventions of one target. */
interface TargetLowering {

  /** Replaces in the text what is spelt otherwise for the target; lines stay as they are. */
  default String respell(String ir) {
    return ir;
  }

  /** Changes a verified module in place. */
  void lower(DeviceModule module, ModuleReader reader, TargetMachine machine)
      throws CompileException;

  /** Changes what the optimiser would undo: the last step before code is generated. */
  default void finish(DeviceModule module) {}

  /** The optimisation pipeline, in the new pass manager's words. */
  String passes();
}
