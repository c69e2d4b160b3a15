/**
 * Algorithmic skeletons: map, zip, reduce, scan and stencil as a library whose callers bring the
 * functions. The kernels are here once; each call with a lambda or method reference is compiled to
 * a kernel of its own.
 */
package dev.sycamore.samples.skeletons;
