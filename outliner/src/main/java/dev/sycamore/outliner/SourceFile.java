package dev.sycamore.outliner;

/**
 * One source file of the compilation.
 *
 * @param path as the host compiler names it
 * @param text the original characters
 */
public record SourceFile(String path, String text) {}
