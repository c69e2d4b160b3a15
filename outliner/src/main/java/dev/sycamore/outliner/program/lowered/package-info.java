/**
 * What lowering delivers: kernels and functions with the calls between them, and what annotations
 * state about them. Start with {@link dev.sycamore.outliner.program.lowered.LoweredKernel} and
 * {@link dev.sycamore.outliner.program.lowered.FunctionHandle}; {@link
 * dev.sycamore.outliner.program.lowered.Reachability} follows the calls. Nothing here knows the
 * analyses and rules.
 */
package dev.sycamore.outliner.program.lowered;
