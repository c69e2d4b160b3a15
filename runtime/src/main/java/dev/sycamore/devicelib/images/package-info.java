/**
 * What the pixels of images are made of, on the JVM and on devices: how channels lie in words
 * ({@link dev.sycamore.devicelib.images.PixelLayout}), what their bits mean ({@link
 * dev.sycamore.devicelib.images.ChannelConversion}), and where a coordinate is ({@link
 * dev.sycamore.devicelib.images.TexelCoordinate}). The formulas are written down in {@code
 * docs/IMAGES.md}.
 *
 * <p>A part of the device library: static methods on {@code int} and {@code float} in the device
 * language, without {@code double}, which a device may lack. It knows nothing of memory; the image
 * accessors of the API read and write the words.
 */
package dev.sycamore.devicelib.images;
