package dev.sycamore.analysis.lowered;

import dev.sycamore.diagnostics.SourceSpan;

/**
 * The mode of an accessor, where the source has it as a constant.
 *
 * @param name of the constant
 * @param accessor the variable that holds the accessor, or the record with it
 * @param declaration of that variable
 * @param at where the mode is written
 */
public record AccessorMode(String name, String accessor, SourceSpan declaration, SourceSpan at) {}
