/**
 * What LLVM reads from a module, for callers that have none: names of kernels, and what identifies
 * the module. It makes nothing.
 */
package dev.sycamore.backend.worker.inspection;
