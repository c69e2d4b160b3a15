/**
 * Gives IR of other compilers, of DPC++ first of all, the form that {@code docs/FORMATS.md}, 1, has
 * and the lowerings know: {@link dev.sycamore.backend.worker.foreign.ForeignIr} is the list of what
 * is changed, each by a class of its own. Knows the names and types of SPIR-V's and OpenCL's
 * functions, and of targets only whether they are SPIR-V.
 */
package dev.sycamore.backend.worker.foreign;
