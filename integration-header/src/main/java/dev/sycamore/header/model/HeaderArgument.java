package dev.sycamore.header.model;

/**
 * An argument of a kernel in a C header, in the shape of SYCL's parameter descriptors.
 *
 * @param kind the name of a constant
 * @param info as the kind requires
 * @param offset in the argument block; -1 where no parameter is used
 * @param name a string literal
 * @param element the name of an {@code ElementKind}
 * @param access the name of an {@code ArgumentAccess}
 * @param specializationConstant 1 or 0
 * @param firstParameter index among the used parameters
 * @param parameterCount how many of those it has
 */
public record HeaderArgument(
    String kind,
    int info,
    int offset,
    String name,
    String element,
    String access,
    int specializationConstant,
    int firstParameter,
    int parameterCount) {}
