/**
 * From lowered kernels and functions to the device program. {@link
 * dev.sycamore.outliner.program.ProgramAssembly} checks the kernels and assembles the units: {@code
 * lowered} has its input, {@code uniformity}, {@code access} and {@code aspect} the analyses,
 * {@code rule} the rules on the finished code. None of these packages knows this one, nor
 * JavaParser's tree beyond the launch around a kernel.
 */
package dev.sycamore.outliner.program;
