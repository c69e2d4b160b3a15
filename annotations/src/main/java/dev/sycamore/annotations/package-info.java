/**
 * What users write on their code. {@link dev.sycamore.annotations.Kernel} marks code that runs on a
 * device; start there. {@link dev.sycamore.annotations.Device} marks functions, {@link
 * dev.sycamore.annotations.SpecConstant} specialization constants, {@link
 * dev.sycamore.annotations.HostOnly} kernels that no device has, {@link
 * dev.sycamore.annotations.Unchecked} code without checks.
 *
 * <ul>
 *   <li>Requirements on the device: {@link dev.sycamore.annotations.DeviceHas}, {@link
 *       dev.sycamore.annotations.UsesAspects}, with the constants of {@link
 *       dev.sycamore.annotations.Aspect}.
 *   <li>Requirements on the launch: {@link dev.sycamore.annotations.ReqdWorkGroupSize}, {@link
 *       dev.sycamore.annotations.ReqdSubGroupSize}, {@link
 *       dev.sycamore.annotations.WorkGroupSizeHint}.
 * </ul>
 *
 * <p>The package depends on nothing: code that is annotated needs neither the compiler nor the
 * runtime on its class path for it.
 */
package dev.sycamore.annotations;
