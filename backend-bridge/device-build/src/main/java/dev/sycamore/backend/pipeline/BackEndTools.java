package dev.sycamore.backend.pipeline;

/**
 * Tools of vendors that make machine code of what LLVM generates, and how they are run.
 *
 * @param ptx what goes beside PTX
 * @param intel for Intel GPUs
 */
public record BackEndTools(PtxParts ptx, IntelCompiler intel) {

  /** Those of a build whose user said nothing about tools. */
  public static BackEndTools standard() {
    return new BackEndTools(PtxParts.withoutCubin(), IntelCompiler.standard());
  }
}
