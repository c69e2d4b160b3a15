package dev.sycamore.backend.job;

/** What a job asks for. */
public enum BuildOutput {
  /** The device image: SPIR-V binary, PTX text, or a shared library. */
  IMAGE,
  /** The image's assembly text: SPIR-V assembly, PTX, or the assembly of the processor. */
  ASSEMBLY,
  /** The module as the target's code generator gets it, as LLVM IR text. */
  LLVM_IR,
  /** The module as the target's code generator gets it, as LLVM bitcode. */
  LLVM_BITCODE
}
