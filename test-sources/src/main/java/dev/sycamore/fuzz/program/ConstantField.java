package dev.sycamore.fuzz.program;

/** A {@code static final} field, as text. */
public record ConstantField(String name, String text) {}
