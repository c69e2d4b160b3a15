package lib;

import dev.sycamore.DeviceQueue;

/** Holds the queue for code that does not see the API. */
public record Engine(DeviceQueue queue) {}
