/**
 * What kernels do with memory: {@link dev.sycamore.analysis.access.KernelAccess} the access to each
 * argument, {@link dev.sycamore.analysis.access.AccessorScan} the places in their order, {@link
 * dev.sycamore.analysis.access.PrivateMemory} the private arrays of a work-item. It reports nothing
 * itself.
 */
package dev.sycamore.analysis.access;
