/**
 * Devices as programs see them: what each has, and its {@link
 * dev.sycamore.runtime.command.Launcher}. {@link dev.sycamore.runtime.device.RuntimeDevice} is
 * implemented once for each driver; which there are is known to {@code registry} alone.
 */
package dev.sycamore.runtime.device;
