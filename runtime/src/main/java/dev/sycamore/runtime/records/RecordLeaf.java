package dev.sycamore.runtime.records;

import dev.sycamore.binding.ElementKind;

/**
 * A component that is no record: a primitive, a {@code Half}, or an enum, as its ordinal.
 *
 * @param path the names of the components on the way to it, with points between them
 */
public record RecordLeaf(String path, ElementKind kind) {}
