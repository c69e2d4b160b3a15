/**
 * What becomes of SPIR-V ahead of time for Intel GPUs: machine code by Intel's offline compiler.
 */
package dev.sycamore.backend.intel;
