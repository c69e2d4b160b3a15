/**
 * Kernels, device functions and the units and programs that contain them, with what a kernel
 * requires of its device and {@link dev.sycamore.model.program.EntryLayout}, the parameters of its
 * entry point.
 */
package dev.sycamore.model.program;
