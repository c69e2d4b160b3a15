package dev.sycamore.fuzz.generate;

import dev.sycamore.fuzz.program.RecordClass;

/**
 * A private array of records; no element of it is ever null.
 *
 * @param mask one less than a power of two
 */
record RecordArray(String name, RecordClass type, int mask) {}
