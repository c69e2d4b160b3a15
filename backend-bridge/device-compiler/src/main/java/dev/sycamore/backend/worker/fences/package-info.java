/**
 * Hides from LLVM's passes what they take for something else, by values that they cannot look
 * through: {@link dev.sycamore.backend.worker.fences.OptimizerFences} before the optimiser runs,
 * {@link dev.sycamore.backend.worker.fences.FloatSelects} before code is generated, {@link
 * dev.sycamore.backend.worker.fences.DriverFences} in SPIR-V.
 */
package dev.sycamore.backend.worker.fences;
