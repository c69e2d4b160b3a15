/**
 * From a request to run a kernel to a stream: what is checked before anything runs, and the way of
 * the arguments. {@link dev.sycamore.runtime.launch.DeviceLauncher} serves every device that is a
 * {@link dev.sycamore.runtime.launch.DriverDevice}.
 */
package dev.sycamore.runtime.launch;
