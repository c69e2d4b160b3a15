/**
 * Math functions one by one: start at {@link dev.sycamore.benchmarks.cpu.math.MathTable}. The
 * kernels are in {@link dev.sycamore.benchmarks.cpu.math.MathFunctions}, the calls of SLEEF and of
 * glibc's libmvec in the C files beside it.
 */
package dev.sycamore.benchmarks.cpu.math;
