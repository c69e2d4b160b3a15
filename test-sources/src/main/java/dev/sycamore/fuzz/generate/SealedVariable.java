package dev.sycamore.fuzz.generate;

import dev.sycamore.fuzz.program.SealedInterface;

/** A variable of a sealed interface that a program can name. */
record SealedVariable(String name, SealedInterface type, boolean mutable) {}
