/**
 * What all targets share: {@link dev.sycamore.backend.worker.lowering.ModuleLowering}, kernels seen
 * from outside ({@code KernelSignature}) and as bodies that entry points call ({@code KernelBody}),
 * the functions that they call, and the parts of the device library that every target links ({@code
 * *.ll} beside the classes). Knows no single target.
 */
package dev.sycamore.backend.worker.lowering;
