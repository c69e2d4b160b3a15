package dev.sycamore.fuzz.generate;

import dev.sycamore.fuzz.program.RecordClass;

/**
 * An array of records; no element of it is ever null.
 *
 * @param mask one less than a power of two
 * @param writable whether a work-item may write its elements
 */
record RecordArray(String name, RecordClass type, int mask, boolean writable) {}
