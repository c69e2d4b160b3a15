package dev.sycamore.header.model;

/**
 * One argument of a kernel.
 *
 * @param index in the kernel
 * @param name a string literal
 * @param kind the name of an {@code ArgumentKind}
 * @param element the name of an {@code ElementKind}
 * @param access the name of an {@code ArgumentAccess}
 * @param value an expression that reads it from {@code captured}
 */
public record ArgumentRow(
    int index,
    String name,
    String kind,
    String element,
    int dimensions,
    String access,
    String value) {}
