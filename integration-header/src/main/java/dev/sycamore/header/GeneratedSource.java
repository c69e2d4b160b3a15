package dev.sycamore.header;

/**
 * One generated class.
 *
 * @param qualifiedName of the class, dots between all parts
 * @param text the whole compilation unit
 */
public record GeneratedSource(String qualifiedName, String text) {}
