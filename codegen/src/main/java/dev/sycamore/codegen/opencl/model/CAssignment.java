package dev.sycamore.codegen.opencl.model;

/** Stores a value. */
public record CAssignment(CExpression target, CExpression value) implements CStatement {}
