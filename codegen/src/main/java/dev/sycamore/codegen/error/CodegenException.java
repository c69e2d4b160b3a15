package dev.sycamore.codegen.error;

import dev.sycamore.diagnostics.SourceSpan;
import java.util.Optional;

/**
 * An internal error of code generation: the unit broke a rule of the device model, or a pass broke
 * the normal form. Never the fault of the user's program.
 */
public final class CodegenException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final transient SourceSpan span;

  public CodegenException(String message, SourceSpan span) {
    super(message);
    this.span = span;
  }

  /** The place in the source whose translation went wrong, where it is known. */
  public Optional<SourceSpan> span() {
    return Optional.ofNullable(span);
  }
}
