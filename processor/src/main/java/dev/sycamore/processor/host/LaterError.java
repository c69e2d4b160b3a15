package dev.sycamore.processor.host;

import dev.sycamore.diagnostics.SourceSpan;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic.Kind;

/**
 * An error or a warning of ours that the host compiler's own come before.
 *
 * @param topLevel a class of the file
 * @param at the place in it
 * @param ifAccepted whether it is left out if the host compiler has an error of its own in the
 *     class around the place
 * @param before runs before it is printed
 */
public record LaterError(
    Kind kind,
    String text,
    TypeElement topLevel,
    SourceSpan at,
    boolean ifAccepted,
    Runnable before) {}
