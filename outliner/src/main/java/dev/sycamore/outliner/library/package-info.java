/**
 * Methods that have other code on devices than their own source: {@link
 * dev.sycamore.outliner.library.IntrinsicMethods} are operations of every target, {@link
 * dev.sycamore.outliner.library.DeviceLibrary} finds what stands for other methods of the JDK,
 * {@link dev.sycamore.outliner.library.GroupLibrary} what stands for group operations.
 *
 * <p>It decides which code stands for a method; it does not lower it.
 */
package dev.sycamore.outliner.library;
