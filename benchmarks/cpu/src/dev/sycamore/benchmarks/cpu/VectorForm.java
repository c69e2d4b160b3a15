package dev.sycamore.benchmarks.cpu;

/**
 * Names a method of {@code dev.sycamore.benchmarks.cpu.vector.VectorKernels}, which is compiled
 * only where the JDK has the Vector API.
 */
public record VectorForm(String method, Object... arguments) {}
