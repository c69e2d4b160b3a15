package dev.sycamore.fuzz.generate;

/** A function that a program can name. */
record FunctionVariable(String name, FunctionType type) {}
