package dev.sycamore.codegen.opencl.model;

import java.util.Optional;

/** Leaves the function. */
public record CReturn(Optional<CExpression> value) implements CStatement {}
