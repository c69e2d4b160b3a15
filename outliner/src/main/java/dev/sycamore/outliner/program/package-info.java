/**
 * From lowered kernels and functions to the device program. {@link
 * dev.sycamore.outliner.program.ProgramAssembly} checks the kernels with the rules of {@code
 * dev.sycamore.analysis}, and assembles the units.
 */
package dev.sycamore.outliner.program;
