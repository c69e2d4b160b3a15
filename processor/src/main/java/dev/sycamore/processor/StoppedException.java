package dev.sycamore.processor;

import java.io.IOException;

/** A stage failed in a way that others would too; a diagnostic says how. */
final class StoppedException extends IOException {

  private static final long serialVersionUID = 1L;
}
