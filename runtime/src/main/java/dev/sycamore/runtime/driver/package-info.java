/**
 * What a driver implements: the memory of a device and streams of work for it, with the values of
 * arguments as they arrive there. Start at {@link dev.sycamore.runtime.driver.DeviceContext}.
 * Nothing here knows queues, buffers or captured values.
 */
package dev.sycamore.runtime.driver;
