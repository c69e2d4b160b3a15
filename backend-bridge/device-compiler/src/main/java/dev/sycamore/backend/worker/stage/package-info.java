/**
 * The stage that a job is in, and the failure of a job: {@link
 * dev.sycamore.backend.worker.stage.CompileException}. Knows nothing of LLVM.
 */
package dev.sycamore.backend.worker.stage;
