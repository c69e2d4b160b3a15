package dev.sycamore.outliner.lowering.kernel;

/** Lowers the code of one kind of kernel. */
interface KernelCodeLowering {

  /** Makes arguments of what the kernel captures, which its body needs. */
  KernelCaptureBinding bind();
}
