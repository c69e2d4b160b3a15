/**
 * Native code. Start with {@link dev.sycamore.backend.worker.nativecode.NativeCodeLowering}: {@code
 * NativeEntry} writes the loops over work-items, {@code BarrierSteppedBody} cuts kernels at their
 * barriers, {@code LaneBodies} writes them for several work-items, {@code NativeRuntime} brings the
 * functions that native code calls. {@code llvm.NativeIsa} has what is of one kind of processor.
 */
package dev.sycamore.backend.worker.nativecode;
