/**
 * Which aspects kernels and functions use: {@link
 * dev.sycamore.outliner.program.aspect.AspectAnalysis} propagates the uses up the call graph. It
 * reports nothing itself.
 */
package dev.sycamore.outliner.program.aspect;
