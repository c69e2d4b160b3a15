/**
 * Which aspects kernels and functions use: {@link dev.sycamore.analysis.aspect.AspectAnalysis}
 * propagates the uses up the call graph. It reports nothing itself.
 */
package dev.sycamore.analysis.aspect;
