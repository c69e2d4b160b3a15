/**
 * Lowers specialization constants, of which front ends leave calls of functions with certain names,
 * in LLVM's own modules. It runs in the worker only.
 */
package dev.sycamore.backend.worker.specialization;
