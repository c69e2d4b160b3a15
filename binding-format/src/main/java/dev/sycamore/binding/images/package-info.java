/** What descriptors of images are written in. */
package dev.sycamore.binding.images;
