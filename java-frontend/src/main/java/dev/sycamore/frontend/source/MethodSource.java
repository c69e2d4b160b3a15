package dev.sycamore.frontend.source;

import com.github.javaparser.ast.Node;

/**
 * Where a method or constructor is written.
 *
 * @param declaration a callable declaration, or a compact constructor
 */
public record MethodSource(ParsedUnit unit, Node declaration) {}
