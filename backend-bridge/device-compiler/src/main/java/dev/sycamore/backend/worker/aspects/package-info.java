/** The pass that propagates aspects, on LLVM's own modules. It runs in the worker only. */
package dev.sycamore.backend.worker.aspects;
