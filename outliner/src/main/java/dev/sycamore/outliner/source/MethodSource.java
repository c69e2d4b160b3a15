package dev.sycamore.outliner.source;

import com.github.javaparser.ast.body.MethodDeclaration;

/** Where a method is written. */
public record MethodSource(ParsedUnit unit, MethodDeclaration declaration) {}
