/**
 * Native code for x86-64. Start with {@link dev.sycamore.backend.worker.x86.X86Lowering}: {@code
 * X86Entry} writes the loops over work-items, {@code BarrierSteppedBody} cuts kernels at their
 * barriers, {@code LaneBodies} writes them for several work-items, {@code NativeRuntime} brings the
 * functions that native code calls. Knows no other target.
 */
package dev.sycamore.backend.worker.x86;
