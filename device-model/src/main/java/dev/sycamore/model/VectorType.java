package dev.sycamore.model;

/** A short vector, such as {@code Float4}, of 2, 3, 4, 8 or 16 elements. */
public record VectorType(ScalarType element, int width) implements DeviceType {}
