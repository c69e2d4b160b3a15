/**
 * From a request to run a kernel to a stream: which image is run, what is checked before anything
 * runs, and the way of the arguments. {@link dev.sycamore.runtime.launch.DeviceLauncher} serves
 * every device that is a {@link dev.sycamore.runtime.launch.DriverDevice}; {@link
 * dev.sycamore.runtime.launch.ImageChoice} compares what images require with the device.
 */
package dev.sycamore.runtime.launch;
