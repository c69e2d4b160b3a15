package dev.sycamore.header.model;

/**
 * One device image.
 *
 * @param kind the name of an {@code ImageKind}
 * @param target a string literal
 * @param resource a string literal
 */
public record ImageRow(String kind, String target, String resource) {}
