/**
 * The programs of {@code docs/GALLERY.md}: each draws a picture, and stands alone with {@link
 * dev.sycamore.samples.gallery.Picture}. {@code sycamore gallery} runs them.
 */
package dev.sycamore.samples.gallery;
