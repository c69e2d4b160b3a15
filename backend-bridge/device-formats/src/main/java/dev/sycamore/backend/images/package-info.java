/**
 * The device images in jars and folders of classes: {@link dev.sycamore.backend.images.Inventory}
 * lists and checks them, {@link dev.sycamore.backend.images.Wrap} replaces them. What a descriptor
 * says of them is {@link dev.sycamore.binding.images.ImageDescriptor}.
 */
package dev.sycamore.backend.images;
