/** The images of compilation units, as their descriptors tell them. */
package dev.sycamore.runtime.images;
