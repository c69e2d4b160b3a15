package dev.sycamore.header.model;

/**
 * A used entry parameter in a C header, and the member of the argument block for it.
 *
 * @param role the name of a {@code ParameterRole}
 * @param declaration type and name of the member, without a semicolon
 */
public record HeaderParameter(
    int argument, String role, int dimension, int offset, int size, String declaration) {}
