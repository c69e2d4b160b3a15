package dev.sycamore.codegen.opencl.model;

/** A name or a literal. */
public record CText(String text) implements CExpression {}
