package dev.sycamore.diagnostics;

/**
 * A second place that helps to understand a diagnostic, such as the declaration of a captured
 * variable.
 *
 * @param message what there is to see, in the form of a diagnostic's message
 * @param at where
 */
public record Note(String message, SourceSpan at) {}
