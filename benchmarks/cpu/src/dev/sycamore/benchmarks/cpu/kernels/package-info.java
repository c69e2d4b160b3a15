/**
 * The kernels of the table, one class each, with the same kernel in OpenCL C and in C in the files
 * beside it. Start with {@link dev.sycamore.benchmarks.cpu.kernels.VectorAddBenchmark}; {@link
 * dev.sycamore.benchmarks.cpu.kernels.AllBenchmarks} lists them. The classes know nothing of how
 * they are run and timed.
 */
package dev.sycamore.benchmarks.cpu.kernels;
