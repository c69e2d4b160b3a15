package dev.sycamore.header.model;

/**
 * One used entry parameter.
 *
 * @param role the name of a {@code ParameterRole}
 */
public record ParameterRow(int argument, String role, int dimension, int offset, int size) {}
