package dev.sycamore.model.text;

import dev.sycamore.binding.text.TextFileException;

/** A text that is not a unit of the device model, and the first place that shows it. */
public final class ModelSyntaxException extends TextFileException {

  private static final long serialVersionUID = 1L;

  ModelSyntaxException(String file, int line, int column, String problem) {
    super(file, line, column, problem);
  }
}
