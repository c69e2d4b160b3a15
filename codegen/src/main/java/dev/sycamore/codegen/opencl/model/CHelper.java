package dev.sycamore.codegen.opencl.model;

/** A function of our own, as text. */
public record CHelper(String text) {}
