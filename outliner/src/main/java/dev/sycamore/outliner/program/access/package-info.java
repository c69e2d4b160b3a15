/**
 * What kernels do with memory: {@link dev.sycamore.outliner.program.access.KernelAccess} the access
 * to each argument, {@link dev.sycamore.outliner.program.access.AccessorScan} the places in their
 * order, {@link dev.sycamore.outliner.program.access.PrivateMemory} the private arrays of a
 * work-item. It reports nothing itself.
 */
package dev.sycamore.outliner.program.access;
