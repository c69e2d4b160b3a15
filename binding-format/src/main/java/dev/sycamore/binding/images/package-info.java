/**
 * The descriptors of device images, which the runtime finds them by; {@code docs/FORMATS.md}, 4.
 * Start at {@link dev.sycamore.binding.images.ImageDescriptor}, which writes and reads them. Where
 * the files are, and what to do about a damaged one, is left to the compiler and the runtime.
 */
package dev.sycamore.binding.images;
