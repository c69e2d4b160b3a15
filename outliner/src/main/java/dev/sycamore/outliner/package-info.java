/**
 * From attributed Java source to a device program and diagnostics. Start at {@link
 * dev.sycamore.outliner.Outliner}, which is all that the processor calls: one {@link
 * dev.sycamore.outliner.OutlineRequest} in, one {@link dev.sycamore.outliner.OutlineResult} out.
 *
 * <p>The packages below, each using only those above it in this list:
 *
 * <ul>
 *   <li>{@code report}: diagnostics with the calls that lead to them, suppressions
 *   <li>{@code types}, {@code library}: which types and methods have a meaning on a device
 *   <li>{@code program}: from lowered kernels, once they keep the rules, to the device program
 *   <li>{@code kernels}: where kernels are in the source, and what they are called
 *   <li>{@code captures}: which variables a lambda captures, in the order of the host compiler
 *   <li>{@code lowering}: kernels and functions as the device model has them
 * </ul>
 *
 * <p>This package uses all of them, and none of them uses it.
 */
package dev.sycamore.outliner;
