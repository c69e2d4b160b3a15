/**
 * Methods of {@code java.util.Arrays} on devices, a part of the device library: a class for each
 * element type, with the methods of the JDK that make no array. {@code DeviceLibrary} of the
 * outliner finds them by their names and types.
 *
 * <p>The classes are generated when the runtime is built, from {@code
 * src/main/templates/devicelib/arrays}.
 */
package dev.sycamore.devicelib.arrays;
