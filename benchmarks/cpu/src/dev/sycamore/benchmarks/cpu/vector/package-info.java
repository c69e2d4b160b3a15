/** Kernels in the Vector API, for JDKs that have it; nothing else uses its classes. */
package dev.sycamore.benchmarks.cpu.vector;
