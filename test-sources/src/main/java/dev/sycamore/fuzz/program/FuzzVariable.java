package dev.sycamore.fuzz.program;

/**
 * A scalar that a program can name: a local, a parameter, or a captured value.
 *
 * @param mutable whether programs may assign to it
 */
public record FuzzVariable(String name, Prim type, boolean mutable) {}
