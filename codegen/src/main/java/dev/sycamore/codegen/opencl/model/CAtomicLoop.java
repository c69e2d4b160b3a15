package dev.sycamore.codegen.opencl.model;

/**
 * An atomic operation that a device need not have, from compare-exchange on the integer with the
 * same bits.
 *
 * @param guard the condition of the preprocessor for it; empty for none
 * @param name of the function that does it
 * @param space qualifier of the memory
 * @param type of the element
 * @param bits integer type of the same size
 * @param load builtin that gives the old value when called with 0
 * @param compareExchange builtin
 * @param result of the operation on the variables {@code old} and {@code operand}
 */
public record CAtomicLoop(
    String guard,
    String name,
    String space,
    String type,
    String bits,
    String load,
    String compareExchange,
    CExpression result) {}
