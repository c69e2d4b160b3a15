package dev.sycamore.codegen.opencl.model;

import java.util.Optional;

/** A variable, with its initial value if it has one. */
public record CDeclaration(String type, String name, Optional<CExpression> initializer)
    implements CStatement {}
