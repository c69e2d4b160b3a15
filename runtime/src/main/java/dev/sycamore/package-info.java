/**
 * What programs use: queues, kernels, buffers and devices.
 *
 * <p>A {@link dev.sycamore.DeviceQueue} runs kernels on a {@link dev.sycamore.ComputeDevice}. A
 * kernel is a lambda; it captures plain arrays, or accessors of a {@link dev.sycamore.DeviceBuffer}
 * or a {@link dev.sycamore.PixelImage}. Index order is SYCL's: the last dimension is the fastest,
 * but the first coordinate of an image. Nothing here throws a checked exception; what is thrown for
 * other reasons than a wrong argument is a {@link dev.sycamore.SycamoreException}, or what the
 * kernel itself threw.
 */
package dev.sycamore;
