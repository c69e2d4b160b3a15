package dev.sycamore.fuzz.generate;

import dev.sycamore.fuzz.program.RecordClass;

/**
 * A record that a program can name.
 *
 * @param name may be a path such as {@code r1.inner0()}
 */
record RecordVariable(String name, RecordClass type, boolean mutable) {}
