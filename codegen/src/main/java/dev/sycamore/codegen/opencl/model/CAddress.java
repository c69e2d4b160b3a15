package dev.sycamore.codegen.opencl.model;

/** The address of an element. */
public record CAddress(CElement element) implements CExpression {}
