package dev.sycamore.fuzz.generate;

import dev.sycamore.fuzz.program.EnumClass;

/** An enum constant that a program can name. */
record EnumVariable(String name, EnumClass type, boolean mutable) {}
