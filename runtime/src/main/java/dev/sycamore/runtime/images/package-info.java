/**
 * The images of a compilation unit: found beside its binding class, read when a device first wants
 * one, and loaded once for each device. Start at {@link dev.sycamore.runtime.images.KernelImages}.
 * Nothing here knows a driver.
 */
package dev.sycamore.runtime.images;
