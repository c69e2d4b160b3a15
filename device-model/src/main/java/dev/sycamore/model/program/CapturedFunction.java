package dev.sycamore.model.program;

import dev.sycamore.diagnostics.SourceSpan;

/**
 * A lambda or method reference that a kernel captures and calls: the kernel was made for this one.
 *
 * @param captured which of the kernel's captured values it is
 * @param span of it in the source
 * @param method of a method reference, {@code p/Outer$Inner.method} and its descriptor; empty for a
 *     lambda
 * @param type the binary name of its functional interface
 */
public record CapturedFunction(int captured, SourceSpan span, String method, String type) {}
