/**
 * Lowers kernels. Start with {@code KernelLowering}: one {@code KernelCodeLowering} for each way to
 * write a kernel makes arguments of what it captures ({@code KernelArguments}) and lowers its body
 * with the indices of the work-item. Nothing but the entry of the lowering knows this package.
 */
package dev.sycamore.outliner.lowering.kernel;
