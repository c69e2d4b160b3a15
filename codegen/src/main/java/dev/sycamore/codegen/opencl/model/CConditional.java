package dev.sycamore.codegen.opencl.model;

/** The operator {@code ?:}. */
public record CConditional(CExpression condition, CExpression whenTrue, CExpression whenFalse)
    implements CExpression {}
