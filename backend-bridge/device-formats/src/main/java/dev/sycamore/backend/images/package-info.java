/**
 * The descriptors of device images, which the runtime finds them by; {@code docs/FORMATS.md}, 5.
 */
package dev.sycamore.backend.images;
