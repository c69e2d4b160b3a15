package dev.sycamore.binding.images;

/** The format of a device image. */
public enum ImageKind {
  /** A shared library for the machine that the JVM runs on. */
  NATIVE_CPU,
  /** A SPIR-V module. */
  SPIRV,
  /** PTX text. */
  PTX,
  /** A code object for AMD GPUs under ROCm. */
  AMDGCN,
  /** Machine code for Intel GPUs, in the format that Intel's OpenCL driver loads. */
  INTEL_GPU,
  /** LLVM bitcode of the module that machine code was made of, for compilers at run time. */
  LLVM_IR,
  /** OpenCL C source text, UTF-8. */
  OPENCL_C;

  /** The target that descriptors name for source text, which is compiled for none. */
  public static final String OPENCL_TARGET = "opencl";

  /** Whether devices run images of this kind, themselves or through their drivers. */
  public boolean isRun() {
    return this != LLVM_IR;
  }
}
