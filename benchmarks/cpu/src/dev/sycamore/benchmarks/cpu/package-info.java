/**
 * Kernels on the processor of this machine, in Sycamore and beside its peers in one process. Start
 * at {@link dev.sycamore.benchmarks.cpu.CpuBenchmarkMain}: it prints three tables, {@link
 * dev.sycamore.benchmarks.cpu.KernelTable}, {@link dev.sycamore.benchmarks.cpu.MathTable} and
 * {@link dev.sycamore.benchmarks.cpu.CompileTable}. A row of the first is a {@link
 * dev.sycamore.benchmarks.cpu.CpuBenchmark}; those are in {@code kernels}, with their OpenCL C and
 * C beside them. What runs a row is a {@link dev.sycamore.benchmarks.cpu.Peer}; those are in {@code
 * peers}.
 */
package dev.sycamore.benchmarks.cpu;
