package dev.sycamore.codegen.opencl.model;

/**
 * A function of our own, as text.
 *
 * @param guard the condition of the preprocessor for it; empty for none
 */
public record CHelper(String guard, String text) {}
