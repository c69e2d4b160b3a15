/**
 * Lowers kernels, and the functions that they reach, from attributed syntax trees to the device
 * model. Whatever has no meaning on a device is refused at its place: nothing is guessed.
 *
 * <p>Start with {@link dev.sycamore.outliner.lowering.DeviceLowering}: it lowers a kernel, then the
 * functions that were requested on the way, until there are none left. The packages, from the
 * lowest: {@code context} (one function while it is lowered), {@code choice}, {@code fault} and
 * {@code object}, {@code function}, then {@code expression}, {@code statement}, {@code call} and
 * {@code closure}, which contain each other: each finds the others in the {@code FunctionContext},
 * which {@link dev.sycamore.outliner.lowering.PartLowerers} gives them; then {@code kernel}.
 */
package dev.sycamore.outliner.lowering;
