package dev.sycamore;

/**
 * What {@link GroupCopies#waitFor} waits for: an asynchronous copy that the work-items of a
 * work-group have started. A value like others in a kernel: it may be kept in variables and
 * records, and passed to methods.
 *
 * @param copy the copy, in the terms of the device; there is nothing to compute with it
 */
public record DeviceEvent(int copy) {}
