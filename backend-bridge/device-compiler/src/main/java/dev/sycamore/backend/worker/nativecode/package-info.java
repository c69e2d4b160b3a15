/**
 * Native code. Start with {@link dev.sycamore.backend.worker.nativecode.NativeCodeLowering}: {@code
 * NativeEntry} writes the loops over work-items, {@code BarrierSteppedBody} cuts kernels at their
 * barriers, {@code LaneBodies} writes them for several work-items, {@code NativeRuntime} brings the
 * functions that native code calls. What is of one kind of processor, {@code llvm.X86} has.
 */
package dev.sycamore.backend.worker.nativecode;
