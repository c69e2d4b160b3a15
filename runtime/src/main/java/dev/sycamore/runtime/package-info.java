/**
 * Inside: what runs the commands of the public API. Programs do not use these packages; they change
 * without notice. Of {@code dev.sycamore} they name the exceptions and {@code Half} only, and no
 * two of them depend on each other in a cycle. From the top:
 *
 * <ul>
 *   <li>{@code cli}: the commands {@code sycamore devices} and {@code sycamore explain}
 *   <li>{@code registry}: which devices there are; {@code selection}: which is wanted; {@code
 *       queue}: the order of commands
 *   <li>{@code host}, {@code nativecpu}, {@code opencl}, {@code cuda}: one device each
 *   <li>{@code launch}: a kernel and its arguments on their way to a device
 *   <li>{@code device}, {@code command}: what a device and a command are
 *   <li>{@code arrays}, {@code memory}, {@code report}: where values are, and what kernels report
 *   <li>{@code driver}: what a driver implements
 *   <li>{@code images}, {@code kernel}: compiled kernels, found from a lambda
 *   <li>{@code workgroup}, {@code parallel}, {@code task}: who runs what, after what
 *   <li>{@code values}, {@code range}, {@code statistics}, {@code threads}, {@code cleanup}, {@code
 *       natives}, {@code failure}: below all
 * </ul>
 */
package dev.sycamore.runtime;
