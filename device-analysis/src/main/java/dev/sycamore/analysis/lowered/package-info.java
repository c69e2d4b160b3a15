/**
 * What lowering delivers: kernels and functions with the calls between them, and what annotations
 * state about them. Start with {@link dev.sycamore.analysis.lowered.LoweredKernel} and {@link
 * dev.sycamore.analysis.lowered.FunctionHandle}; {@link dev.sycamore.analysis.lowered.Reachability}
 * follows the calls, and a {@link dev.sycamore.analysis.lowered.SourceCallChain} is the way from a
 * kernel to one of them. Nothing here knows the analyses and rules.
 */
package dev.sycamore.analysis.lowered;
