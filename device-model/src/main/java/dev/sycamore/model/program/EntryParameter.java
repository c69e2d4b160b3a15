package dev.sycamore.model.program;

import dev.sycamore.binding.ParameterRole;
import dev.sycamore.model.type.DeviceType;

/**
 * One parameter of a kernel's entry point.
 *
 * @param argument index into the kernel's arguments; one past the last for REPORT
 * @param dimension for ranges and offsets, 0 the slowest; else 0
 * @param type of the value; INT for lengths, ranges and offsets; for pointers the view's type
 * @param offset in the argument block, in bytes; -1 where dropped
 * @param size in bytes; 8 for pointers
 * @param used whether the kernel needs it; others are dropped
 */
public record EntryParameter(
    int argument,
    ParameterRole role,
    int dimension,
    DeviceType type,
    int offset,
    int size,
    boolean used) {}
