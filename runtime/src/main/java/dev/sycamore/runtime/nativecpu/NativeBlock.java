package dev.sycamore.runtime.nativecpu;

import dev.sycamore.runtime.device.DeviceMemory;

/** A block of this process's memory, aligned to 64 bytes. */
record NativeBlock(long address, long size) implements DeviceMemory {}
