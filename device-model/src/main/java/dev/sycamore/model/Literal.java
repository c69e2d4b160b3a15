package dev.sycamore.model;

import dev.sycamore.diagnostics.SourceSpan;

/**
 * A constant.
 *
 * @param type a scalar type
 * @param value a Boolean, Byte, Short, Character, Integer, Long, Float or Double according to type;
 *     for HALF a Short with the bits
 */
public record Literal(ScalarType type, Object value, SourceSpan span) implements Expression {}
